import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MoneyHands, ToldMoney } from '../../platform/four-eyes/told-money';
import { repaymentsTold, sentBackBy } from '../servicing/told-money.sql';
import { PROVIDER_ID } from './incoming-line';
import { importersOf } from './payments.sql';

/** What a provider tells and names a loan nobody here said; what was read in, whoever assigned it, was said by who read it in too. */
@Injectable()
export class ToldPayments implements ToldMoney {
  async handsIn(tx: EntityManager, memberId: string, withdrawalId: string): Promise<MoneyHands> {
    const repayments = await repaymentsTold.all(tx, memberId);
    const payments = repayments.flatMap(({ paymentNumber }) => paymentNumber ?? []);
    const numbers = repayments.map(({ repaymentNumber }) => repaymentNumber);
    const imported = numbers.length === 0 ? [] : await importersOf.all(tx, payments, numbers);
    const told = [...repayments, ...imported].map(({ recordedBy }) => recordedBy);
    const sent = await sentBackBy.first(tx, memberId, withdrawalId);
    return { told: told.filter((by) => by !== PROVIDER_ID), sentBack: sent?.usedBy };
  }
}
