import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { NumberSeries } from '../../platform/database/number-series';
import { onceCommitted } from '../../platform/database/once-committed';
import { eventValues } from '../../platform/events/events';
import { countWithdrawal } from '../../platform/metrics/counters';
import { newId } from '../../platform/new-id';
import { columnsOf, ofWallet } from '../ledger/movement';
import { type LockedRequest, payOut } from './withdrawal.sql';
import { withdrawalEvent } from './withdrawal-happening';
import type { WithdrawalSource } from './withdrawal-status';

/** A request that may be paid. */
type PaidRequest = Pick<
  LockedRequest,
  | 'memberId'
  | 'id'
  | 'requestWalletId'
  | 'loanId'
  | 'currency'
  | 'amountMinor'
  | 'bankName'
  | 'accountNumberCipher'
  | 'offsetDays'
>;

/** Money leaves a wallet, and a withdrawal begins. */
@Injectable()
export class WithdrawalPayout {
  private readonly numbers = new NumberSeries('WD', 'withdrawal_number_sequence');

  constructor(private readonly clock: Clock) {}

  /** @param codeId the code that is used up with the request, where it took one */
  async pay(tx: EntityManager, source: WithdrawalSource, request: PaidRequest, codeId: string | null) {
    const { memberId, loanId, amountMinor, currency, bankName, accountNumberCipher } = request;
    const wallet = { memberId, id: request.requestWalletId, loanId, currency };
    const id = newId();
    const withdrawalNumber = await this.numbers.next(tx);
    const createdAt = this.clock.at(request.offsetDays);
    const withdrawal = {
      withdrawalNumber,
      amountMinor,
      currency,
      bankName,
      status: 'PENDING',
      createdAt,
      source,
    } as const;
    const movement = ofWallet({
      kind: 'WITHDRAWAL',
      subjectId: id,
      wallet,
      amountMinor: -amountMinor,
      against: 'PAYOUTS',
    });
    payOut[source].ahead(
      tx,
      memberId,
      codeId,
      request.id,
      id,
      withdrawalNumber,
      wallet.id,
      loanId,
      currency,
      amountMinor,
      bankName,
      accountNumberCipher,
      createdAt,
      ...columnsOf([{ onDay: todayInManila(createdAt), ...movement }]),
      ...eventValues(withdrawalEvent({ memberId, ...withdrawal }, createdAt)),
    );
    onceCommitted(tx, () => countWithdrawal('PENDING', request));
    return { id, withdrawal };
  }
}
