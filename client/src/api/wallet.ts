import {
  type CreditWishDto,
  type OpenRefundDto,
  type OpenWithdrawalDto,
  type RefundConfirmDto,
  type RefundPreparedDto,
  type WalletDetailsDto,
  WalletService,
  type WithdrawalConfirmDto,
  type WithdrawalPrepareDto,
} from '@pautang/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';
import { decisionWaitMs, keptFresh, useDecisionNews } from './kept-fresh';
import { keepOpenWithdrawal, keepWallet } from './last-figures';
import { know, ofMember, queryClient } from './query-client';
import { useSession } from './session';

const walletService = new WalletService(api.request);

const keys = {
  all: ['wallet'],
  of: (phoneNumber: string | null) => [...keys.all, phoneNumber],
  open: (phoneNumber: string | null) => [...keys.of(phoneNumber), 'open'],
  refund: (phoneNumber: string | null) => [...keys.of(phoneNumber), 'refund'],
} as const;

/** The wallet of the newest loan. */
export type Wallet = Required<WalletDetailsDto>;

/** A withdrawal that was prepared and waits for its code. */
export type OpenWithdrawal = Required<OpenWithdrawalDto>;

/** undefined where there is no loan: the answer then says nothing else. */
function walletOf(details: WalletDetailsDto): Wallet | undefined {
  return details.active ? (details as Wallet) : undefined;
}

/** undefined where none is open: the answer then says nothing else. */
export function openWithdrawalOf(details: OpenWithdrawalDto | undefined): OpenWithdrawal | undefined {
  return details?.active ? (details as OpenWithdrawal) : undefined;
}

/** Asked for anew by each sub-view and by who comes back to the tab, and never without a phone number. */
export function walletOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: keys.of(phoneNumber),
    queryFn: ofMember(phoneNumber, async (owner): Promise<WalletDetailsDto> => {
      const wallet = await walletService.loadWallet({ requestBody: { phoneNumber: owner } });
      keepWallet(owner, wallet);
      return wallet;
    }),
    ...keptFresh,
  });
}

/** The wallet; nothing of it before that has arrived. It looks again by itself while its loan waits for a decision. */
export function useWallet({ waits = true } = {}) {
  const { phoneNumber } = useSession();
  const answer = useQuery({
    ...walletOptions(phoneNumber),
    refetchInterval: ({ state }) => (waits && decisionWaitMs(state.data?.status)) ?? false,
  });
  const { data } = answer;
  useDecisionNews(waits ? data?.status : undefined);
  return { answer, wallet: data && walletOf(data) };
}

/** Whether a withdrawal waits for its code; in another tab it may have got it. */
export function openWithdrawalOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: keys.open(phoneNumber),
    queryFn: ofMember(phoneNumber, async (owner): Promise<OpenWithdrawalDto> => {
      const open = await walletService.readOpenWithdrawal({ requestBody: { phoneNumber: owner } });
      keepOpenWithdrawal(owner, open);
      return open;
    }),
    ...keptFresh,
  });
}

/** What waits in the wallet was changed, or may have been: it is asked for anew. */
export const refreshWallet = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keys.all });

function knowOpenWithdrawal(phoneNumber: string | null, open: OpenWithdrawalDto): void {
  know(openWithdrawalOptions(phoneNumber), open);
  if (phoneNumber !== null) keepOpenWithdrawal(phoneNumber, open);
}

/** The withdrawal that waited for its code does so no more. */
export const forgetOpenWithdrawal = (phoneNumber: string | null) =>
  knowOpenWithdrawal(phoneNumber, { active: false });

/** What is known to wait for its code, without asking. */
export const knownOpenWithdrawal = (phoneNumber: string | null) =>
  queryClient.getQueryData(openWithdrawalOptions(phoneNumber).queryKey);

/** @throws ApiError */
export const readOpenWithdrawal = (phoneNumber: string) =>
  queryClient.fetchQuery({ ...openWithdrawalOptions(phoneNumber), staleTime: 0 });

/** Asks for the withdrawal that the Loan Assistant's code is then bound to. @throws ApiError */
export async function prepareWithdrawal(wish: WithdrawalPrepareDto): Promise<void> {
  const prepared = await walletService.prepareWithdrawal({ requestBody: wish });
  const { id, phoneNumber, withdrawalAmount } = wish;
  knowOpenWithdrawal(phoneNumber, { active: true, id, withdrawalAmount, ...prepared });
}

/** One key for each request, also after a reload: it goes through once. @throws ApiError */
export const confirmWithdrawal = (confirmation: WithdrawalConfirmDto) =>
  walletService.confirmWithdrawal({ idempotencyKey: confirmation.requestId, requestBody: confirmation });

/** Gives up what waits for its code. @throws ApiError */
export async function cancelWithdrawal(phoneNumber: string, requestId: string): Promise<void> {
  await walletService.cancelWithdrawal({ requestBody: { phoneNumber, requestId } });
  forgetOpenWithdrawal(phoneNumber);
}

/** What was paid too much and waits to be sent, of whichever loan; in another tab it may have been. */
export function openRefundOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: keys.refund(phoneNumber),
    queryFn: ofMember(phoneNumber, (owner) =>
      walletService.readOpenRefund({ requestBody: { phoneNumber: owner } }),
    ),
    ...keptFresh,
  });
}

/** undefined where none of this loan waits. */
export function openRefundOf(
  details: OpenRefundDto | undefined,
  loanNumber: string,
): RefundPreparedDto | undefined {
  return details?.active && details.loanNumber === loanNumber ? (details as RefundPreparedDto) : undefined;
}

/** @throws ApiError */
export const readOpenRefund = (phoneNumber: string) =>
  queryClient.fetchQuery({ ...openRefundOptions(phoneNumber), staleTime: 0 });

/** What waited to be sent does so no more. */
export const forgetOpenRefund = (phoneNumber: string | null) =>
  know(openRefundOptions(phoneNumber), { active: false });

/** A new request, which ends the one before, also one for a withdrawal. @throws ApiError */
export async function prepareRefund(wish: CreditWishDto): Promise<void> {
  const prepared = await walletService.prepareRefund({ requestBody: wish });
  const phoneNumber = wish.phoneNumber ?? null;
  know(openRefundOptions(phoneNumber), { active: true, ...prepared });
  forgetOpenWithdrawal(phoneNumber);
}

/** One key for each request: it goes through once. @throws ApiError */
export const confirmRefund = (confirmation: RefundConfirmDto) =>
  walletService.confirmRefund({ idempotencyKey: confirmation.requestId, requestBody: confirmation });

/** Pays the running loan with what was paid too much on an earlier one. @throws ApiError */
export const payWithCredit = (idempotencyKey: string, requestBody: CreditWishDto) =>
  walletService.payWithCredit({ idempotencyKey, requestBody });
