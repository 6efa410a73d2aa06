import { Injectable } from '@nestjs/common';
import { isWorthMore } from '@pautang/loan-terms';
import { Settings } from '../../config/settings';
import { CurrencyService } from '../currency/currency.service';
import type { IncomingPayment } from './incoming-payment.entity';

/** Above which amounts it takes two of the staff to give money of nobody to somebody. */
@Injectable()
export class PaymentLimits {
  constructor(
    private readonly settings: Settings,
    private readonly currencies: CurrencyService,
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
}
