import type { MemberState } from '@pautang/sdk';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { memberService } from '../../lib/services/member-service';

/** The member's next activation step, or INFO_COMPLETED. */
export function activationStateOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: ['member', 'infostate', phoneNumber],
    queryFn: phoneNumber === null ? skipToken : () => readState(phoneNumber),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
}

async function readState(phoneNumber: string): Promise<MemberState> {
  const { state } = await memberService.readActivationState({ requestBody: { phoneNumber } });
  return state;
}

/** For guards. An activated account stays activated, so only other states are asked for again. */
export async function loadActivationState(
  queries: QueryClient,
  phoneNumber: string | null,
): Promise<MemberState> {
  const options = activationStateOptions(phoneNumber);
  const known = queries.getQueryData(options.queryKey);
  return known === 'INFO_COMPLETED' ? known : queries.fetchQuery({ ...options, retry: false });
}
