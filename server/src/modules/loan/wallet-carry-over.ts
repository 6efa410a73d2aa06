import { Injectable } from '@nestjs/common';
import { agreedTerms } from '@pautang/legal-texts';
import { toMajor, toMinor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { figuresOf } from '../../platform/figures';
import { filled } from '../../platform/language/sentence';
import { LedgerService, type Movement, type WalletAccount } from '../ledger/ledger.service';
import { MemberService } from '../member/member.service';
import { WalletNotEmpty } from './loan.errors';

type Wallet = Pick<WalletAccount, 'id' | 'currency' | 'balanceMinor'>;
/** The wallet that others are emptied into. */
export type OwnWallet = Pick<WalletAccount, 'memberId' | 'id' | 'loanId' | 'currency'>;

/** What is left in the wallets of earlier loans goes along with the member. Works in the caller's transaction. */
@Injectable()
export class WalletCarryOver {
  constructor(
    private readonly ledger: LedgerService,
    private readonly members: MemberService,
  ) {}

  /** The member's row, then the wallets that hold money: who applies and who gives money back come one after the other. */
  async hold(tx: EntityManager, memberId: string): Promise<WalletAccount[]> {
    await this.members.hold(tx, memberId);
    return this.ledger.lockFilledWallets(tx, memberId);
  }

  /** Moves what the member's other wallets hold of the same currency into this one. The caller holds the member's row. */
  async into(tx: EntityManager, wallet: OwnWallet): Promise<void> {
    const movements = carriedOver(await this.ledger.lockFilledWallets(tx, wallet.memberId), wallet);
    if (movements.length > 0) await this.ledger.postAll(tx, movements);
  }
}

/**
 * A rest too small for a withdrawal of its own choosing stays where it is, to be withdrawn whole.
 * @throws WalletNotEmpty while there is more than that of another currency, which a loan's wallet cannot take
 */
export function assertCarriable(wallets: readonly Wallet[], currency: string): void {
  const other = wallets.find((wallet) => wallet.currency !== currency && !isRest(wallet));
  if (!other) return;
  const figures = figuresOf(toMajor(other.balanceMinor), other.currency);
  throw new WalletNotEmpty({
    detail: filled(
      'Your wallet still holds {amount} of an earlier loan. Withdraw it first, or borrow in {currency}.',
      { amount: `${figures} ${other.currency}`, currency: other.currency },
    ),
  });
}

/** The movements that empty wallets of the same currency into this one. */
export function carriedOver(
  wallets: readonly Wallet[],
  { memberId, id, loanId, currency }: OwnWallet,
): Movement[] {
  const earlier = wallets.filter((wallet) => wallet.id !== id && wallet.currency === currency);
  return earlier.map(({ id: earlierId, balanceMinor }) => ({
    memberId,
    loanId,
    currency,
    kind: 'WALLET_CARRIED_OVER' as const,
    lines: [
      { account: 'WALLET' as const, walletAccountId: earlierId, amountMinor: 0 - balanceMinor },
      { account: 'WALLET' as const, walletAccountId: id, amountMinor: balanceMinor },
    ],
  }));
}

function isRest({ balanceMinor }: Wallet): boolean {
  return balanceMinor <= toMinor(agreedTerms.withdrawalAbove);
}
