import {
  LoanService,
  type Overpayment,
  type PaymentClaimRequestDto,
  type PaymentCodeDto,
  PaymentsService,
} from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { api } from './client';
import { keptFresh, useDecisionNews } from './kept-fresh';
import { ofMember, queryClient, thenLookAgain } from './query-client';
import { useSession } from './session';

const service = new PaymentsService(api.request);
const loans = new LoanService(api.request);

/** A QR Ph code that pays a loan, as the browser shows and saves it. */
export interface PaymentCode {
  readonly picture: Blob;
  /** What it names the payment by. */
  readonly reference: string;
  /** To whom it pays. */
  readonly merchantName: string;
}

/** Nothing until it has arrived, and where the lender or the loan has none. */
export function usePaymentCode(loanNumber: string, amount: number, pays: Overpayment | undefined) {
  const { phoneNumber } = useSession();
  const { data, isLoading } = useQuery({
    queryKey: ['payment-code', phoneNumber, loanNumber, amount, pays],
    queryFn: ofMember(phoneNumber, async (owner) =>
      codeOf(
        await service.showPaymentCode({ requestBody: { phoneNumber: owner, loanNumber, amount, pays } }),
      ),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { code: data ?? undefined, isLoading };
}

/** What an amount would do that is paid today; nothing until it is known. */
export function useWaysToPay(loanNumber: string, asOf: string, amount: number | undefined) {
  const { phoneNumber } = useSession();
  return useQuery({
    queryKey: ['ways-to-pay', phoneNumber, loanNumber, asOf, amount],
    queryFn: ofMember(phoneNumber, (owner) =>
      loans.readWaysToPay({ requestBody: { phoneNumber: owner, loanNumber, amount: amount ?? 0 } }),
    ),
    enabled: amount !== undefined,
  });
}

const claimsKey = 'payment-claims';

const lookMs = 15_000;

/** What transfers the member told of for a loan. What arrives meanwhile shows by itself, with what it paid. */
export function usePaymentClaims(loanNumber: string) {
  const { phoneNumber } = useSession();
  const answer = useQuery({
    queryKey: [claimsKey, phoneNumber, loanNumber],
    queryFn: ofMember(phoneNumber, () => service.readPaymentClaims({ loanNumber })),
    ...keptFresh,
    refetchInterval: ({ state: { data } }) =>
      data?.claims.some(({ state }) => state === 'WAITING') === true && lookMs,
  });
  const found = answer.data?.claims.filter(({ state }) => state === 'MATCHED').length;
  useDecisionNews(found === undefined ? undefined : String(found));
  return answer;
}

const lookAgain = () => queryClient.invalidateQueries({ queryKey: [claimsKey] });

/** The same key tells once. @throws ApiError */
export async function addPaymentClaim(
  idempotencyKey: string,
  loanNumber: string,
  claim: PaymentClaimRequestDto,
): Promise<void> {
  await thenLookAgain(service.addPaymentClaim({ idempotencyKey, loanNumber, requestBody: claim }), lookAgain);
}

/** @throws ApiError */
export const withdrawPaymentClaim = (loanNumber: string, claimId: string): Promise<void> =>
  thenLookAgain(service.withdrawPaymentClaim({ loanNumber, claimId }), lookAgain);

function codeOf({
  offered,
  picture = '',
  merchantName = '',
  reference = '',
}: PaymentCodeDto): PaymentCode | null {
  if (!offered) return null;
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  return { picture: new Blob([bytes], { type: 'image/png' }), merchantName, reference };
}
