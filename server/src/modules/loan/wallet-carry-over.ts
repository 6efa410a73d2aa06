import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { filled } from '../../platform/language/sentence';
import { LedgerService, type WalletAccount } from '../ledger/ledger.service';
import { WalletNotEmpty } from './loan.errors';

/** What is left in the wallets of earlier loans goes along with the member. Works in the caller's transaction. */
@Injectable()
export class WalletCarryOver {
  constructor(private readonly ledger: LedgerService) {}

  /** @throws WalletNotEmpty while there is money of another currency, which a loan's wallet cannot take. */
  async assertPossible(tx: EntityManager, memberId: string, currency: string): Promise<void> {
    const wallets = await this.ledger.lockFilledWallets(tx, memberId);
    const other = wallets.find((wallet) => wallet.currency !== currency);
    if (!other) return;
    const figures = toMajor(other.balanceMinor).toLocaleString('en-US', { minimumFractionDigits: 2 });
    throw new WalletNotEmpty({
      detail: filled(
        'Your wallet still holds {amount} of an earlier loan. Withdraw it first, or borrow in {currency}.',
        { amount: `${figures} ${other.currency}`, currency: other.currency },
      ),
    });
  }

  /** Moves what the member's other wallets hold of the same currency into this one. */
  async into(
    tx: EntityManager,
    { memberId, id, loanId, currency }: Pick<WalletAccount, 'memberId' | 'id' | 'loanId' | 'currency'>,
  ): Promise<void> {
    const wallets = await this.ledger.lockFilledWallets(tx, memberId);
    const earlier = wallets.filter((wallet) => wallet.id !== id && wallet.currency === currency);
    await this.ledger.postAll(
      tx,
      earlier.map(({ id: earlierId, balanceMinor }) => ({
        memberId,
        loanId,
        currency,
        kind: 'WALLET_CARRIED_OVER' as const,
        lines: [
          { account: 'WALLET' as const, walletAccountId: earlierId, amountMinor: 0 - balanceMinor },
          { account: 'WALLET' as const, walletAccountId: id, amountMinor: balanceMinor },
        ],
      })),
    );
  }
}
