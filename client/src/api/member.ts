import {
  type AddressInfoDto,
  type BankInfoDto,
  type CreditScoreDto,
  type IdentityInfoDto,
  type MemberInfoDto,
  type MemberLoanDto,
  MemberService,
  type MemberState,
  type MemberWithdrawalDto,
  type PersonalInfoDto,
  type ReferencesInfoDto,
} from '@pautang/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';
import { keptFresh } from './kept-fresh';
import { know, ofMember, queryClient } from './query-client';
import { useSession } from './session';

const memberService = new MemberService(api.request);

const keys = {
  state: (phoneNumber: string | null) => ['member', 'infostate', phoneNumber],
  info: (phoneNumber: string | null) => ['member-info', phoneNumber],
  score: (phoneNumber: string | null) => ['credit-score', phoneNumber],
} as const;

/** The member's next activation step, or INFO_COMPLETED. @throws ApiError */
export async function readMemberState(phoneNumber: string): Promise<MemberState> {
  const { state } = await memberService.readActivationState({ requestBody: { phoneNumber } });
  return state;
}

export function activationStateOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: keys.state(phoneNumber),
    queryFn: ofMember(phoneNumber, readMemberState),
    ...keptFresh,
  });
}

/** For guards. An activated account stays activated, so only other states are asked for again. */
export async function loadActivationState(phoneNumber: string | null): Promise<MemberState> {
  const options = activationStateOptions(phoneNumber);
  const known = queryClient.getQueryData(options.queryKey);
  return known === 'INFO_COMPLETED'
    ? known
    : queryClient.fetchQuery({ ...options, retry: false, staleTime: 0 });
}

/** What a saved step has just told. */
export function knowActivationState(phoneNumber: string | null, state: MemberState): void {
  know(activationStateOptions(phoneNumber), state);
}

/** What the server has of the member so far. @throws ApiError */
export async function readMemberInfo(phoneNumber: string): Promise<MemberInfoDto> {
  return memberService.readMemberInfo({ requestBody: { phoneNumber } });
}

/** Asked for anew by the screen and by each dialog: what they show moves on, and links to photos run out. */
export function memberInfoOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: keys.info(phoneNumber),
    queryFn: ofMember(phoneNumber, readMemberInfo),
    ...keptFresh,
  });
}

/** The member's details, loaded anew by whatever mounts. What was loaded before stays until then. */
export function useMember() {
  const { phoneNumber } = useSession();
  return useQuery(memberInfoOptions(phoneNumber));
}

/** The member as the agreement will name them. @throws ApiError */
export const lookUpMember = (phoneNumber: string) =>
  memberService.lookUpPhoneNumber({ requestBody: { phoneNumber } });

export function legalName({ firstName, middleName, lastName }: MemberInfoDto): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

/** undefined where there is none: the answer then says nothing else. */
export function withdrawalOf({ withdrawal }: MemberInfoDto): Required<MemberWithdrawalDto> | undefined {
  return withdrawal.active ? (withdrawal as Required<MemberWithdrawalDto>) : undefined;
}

/** undefined where none was applied for, or the newest was rejected or cancelled. */
export function loanOf({ loan }: MemberInfoDto): Required<MemberLoanDto> | undefined {
  return loan.active ? (loan as Required<MemberLoanDto>) : undefined;
}

/** The score with everything that moved it, and the rules. */
export function creditScoreOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: keys.score(phoneNumber),
    queryFn: ofMember(phoneNumber, wholeScore),
    ...keptFresh,
  });
}

export function useCreditScore() {
  const { phoneNumber } = useSession();
  return useQuery(creditScoreOptions(phoneNumber));
}

/** An answer holds some changes; most histories are told by one. */
async function wholeScore(phoneNumber: string): Promise<CreditScoreDto> {
  let whole = await memberService.readCreditScore({ requestBody: { phoneNumber } });
  while (whole.nextCursor !== undefined) {
    const requestBody = { phoneNumber, cursor: whole.nextCursor };
    const { history, nextCursor } = await memberService.readCreditScore({ requestBody });
    whole = { ...whole, history: [...whole.history, ...history], nextCursor };
  }
  return whole;
}

/** The five steps of the activation. Each throws an ApiError where it is not saved. */
export const saveSteps = {
  personal: (requestBody: PersonalInfoDto) => memberService.savePersonalInfo({ requestBody }),
  address: (requestBody: AddressInfoDto) => memberService.saveAddressInfo({ requestBody }),
  references: (requestBody: ReferencesInfoDto) => memberService.saveReferencesInfo({ requestBody }),
  identity: (requestBody: IdentityInfoDto) => memberService.saveIdentityInfo({ requestBody }),
  bank: (requestBody: BankInfoDto) => memberService.saveBankInfo({ requestBody }),
};

export type SaveStep = keyof typeof saveSteps;
