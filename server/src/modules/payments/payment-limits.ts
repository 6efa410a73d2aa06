import { Injectable } from '@nestjs/common';
import { isWorthMore } from '@pautang/loan-terms';
import { Settings } from '../../config/settings';
import { type CurrentAccount, personOf } from '../../platform/access/access';
import { issuersOf } from '../../platform/access/persons.sql';
import { Database } from '../../platform/database/database';
import { CurrencyService } from '../currency/currency.service';
import type { IncomingPayment } from './incoming-payment.entity';

/** Above which amounts it takes two of the staff to give money of nobody to somebody. */
@Injectable()
export class PaymentLimits {
  constructor(
    private readonly settings: Settings,
    private readonly currencies: CurrencyService,
    private readonly database: Database,
  ) {}

  /** What is worth an unknown amount of pesos needs two as well. */
  async needsSecond({
    amountMinor,
    currency,
  }: Pick<IncomingPayment, 'amountMinor' | 'currency'>): Promise<boolean> {
    const { fourEyesMinor } = this.settings;
    if (fourEyesMinor === undefined) return false;
    const rate = await this.currencies.shownRate(currency);
    return rate === undefined || isWorthMore(amountMinor, fourEyesMinor, rate);
  }

  /** As well where nobody but who sends it back said that it came: who read it in, while no provider tells of it. */
  async needsSecondToReturn(caller: CurrentAccount, payment: IncomingPayment): Promise<boolean> {
    if (await this.needsSecond(payment)) return true;
    const { recordedBy, eventHash } = payment;
    if (this.settings.fourEyesMinor === undefined || eventHash !== null) return false;
    const key = await issuersOf.first(this.database.manager, [recordedBy]);
    return personOf(caller) === (key?.issuedBy ?? recordedBy);
  }
}
