import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { issuersOf } from '../../platform/access/persons.sql';
import { SecondPersonNeeded } from '../../platform/four-eyes/four-eyes.errors';
import { ToldMoney } from '../../platform/four-eyes/told-money';
import type { LockedWithdrawal } from './withdrawal.sql';

/**
 * What was paid too much is no loan that somebody approved: who alone says that money came does not pay it out alone. Of an API
 * key who issued it said so; paying out takes a person who is signed in.
 */
@Injectable()
export class PayoutFourEyes {
  constructor(
    private readonly settings: Settings,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * Who sent it back, issued its code or pays it now is somebody who wrote down none of the member's payments, or these are two.
   * All of that is written down before the withdrawal is, but for who pays: the caller holds it.
   * @throws SecondPersonNeeded
   */
  async assertSecond(tx: EntityManager, caller: CurrentAccount, withdrawal: LockedWithdrawal): Promise<void> {
    const { memberId, id, codeIssuedBy, isOfCredit } = withdrawal;
    if (this.settings.fourEyesMinor === undefined || !isOfCredit) return;
    // Of the module that knows payments, which stands on this one.
    const money = this.modules.get<ToldMoney>(ToldMoney, { strict: false });
    const { told, sentBack } = await money.handsIn(tx, memberId, id);
    if (told.length === 0) return;
    const paying = [sentBack, codeIssuedBy, caller.accountId].filter((one) => one != null);
    const keys = new Map(
      (await issuersOf.all(tx, [...told, ...paying])).map(({ id: key, issuedBy }) => [key, issuedBy]),
    );
    const tellers = new Set(told.map((one) => keys.get(one) ?? one));
    const payers = new Set(paying.filter((one) => !keys.has(one)));
    if (payers.size > 1 || [...payers].some((one) => !tellers.has(one))) return;
    throw new SecondPersonNeeded({
      detail:
        'Who wrote down that this money came does not pay it out alone. Somebody else who is signed in has to do this.',
    });
  }
}
