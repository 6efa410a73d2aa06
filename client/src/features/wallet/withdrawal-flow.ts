import type { OpenWithdrawal, Wallet } from '../../api/wallet';

/**
 * Specification section 4, 'Wallet withdrawal flow', as it stands in the address; decision C4: it starts at amount
 * entry. Transferring ends with what became of the transfer.
 */
export const withdrawalSteps = ['withdrawing', 'confirming', 'transferring'] as const;
export type WithdrawalStep = (typeof withdrawalSteps)[number];

/** A transfer that was just confirmed, with its number unless the answer that told it was lost. */
export interface SentTransfer {
  readonly withdrawalNumber: string | undefined;
  /** By this browser's clock. */
  readonly at: number;
}

/** How long the transferring screen stays. */
export const transferringMs = 10_000;

/** Any of the member's wallets with what a withdrawal from it shows; undefined when it is none or holds nothing. */
export function sourceOf(wallet: Wallet, walletId: string): Wallet | undefined {
  if (wallet._id === walletId) return wallet;
  const other = wallet.otherWallets.find(({ _id }) => _id === walletId);
  return other && { ...wallet, ...other };
}

/** Whether the withdrawal that waits for its code is this one, so that its code is good for it. */
export function isSameWithdrawal(
  open: OpenWithdrawal | undefined,
  walletId: string,
  amount: number,
): boolean {
  return open !== undefined && open.id === walletId && open.withdrawalAmount === amount;
}

/** The transfer that was just confirmed, and no other one: without its number nothing is known of it. */
export function transferOf({ withdrawals }: Wallet, withdrawalNumber: string | undefined) {
  return withdrawals.find((one) => one.withdrawalNumber === withdrawalNumber);
}

/** What the server says of a withdrawal that is to be prepared. */
export type Readiness =
  /** It waits for its code already. */
  | 'same'
  /** Another one has come to wait, and would end with its code. */
  | 'another'
  /** What waited before waits no more: it may have gone through. */
  | 'gone'
  | 'free';

/** From what waits for its code now, and what was last known to. */
export function readinessOf(
  open: OpenWithdrawal | undefined,
  seen: OpenWithdrawal | undefined,
  walletId: string,
  amount: number,
): Readiness {
  if (isSameWithdrawal(open, walletId, amount)) return 'same';
  if (open?.requestId === seen?.requestId) return 'free';
  return open ? 'another' : 'gone';
}
