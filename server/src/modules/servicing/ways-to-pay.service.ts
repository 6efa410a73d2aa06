import { Injectable } from '@nestjs/common';
import { type PaidThisWay, paidToday, toMajor, toMinor } from '@pautang/loan-terms';
import type { CurrentAccount } from '../../platform/access/access';
import { assertWholeUnits } from '../../platform/validation/whole-units';
import { LoanNotFunded } from '../loan/loan.errors';
import { LoanAccountService } from './loan-account.service';
import { overpaymentReferences } from './overpayment';
import type { WaysToPayDto, WaysToPayRequestDto, WayToPayDto } from './ways-to-pay.dto';

/** What an amount would do that a member pays today. */
@Injectable()
export class WaysToPay {
  constructor(private readonly accounts: LoanAccountService) {}

  /** @throws LoanNotFound, LoanNotFunded, WholeUnitsOnly */
  async of(
    { accountId }: CurrentAccount,
    { loanNumber: named, amount }: WaysToPayRequestDto,
  ): Promise<WaysToPayDto> {
    const { loanNumber, currency, asOf, checkpoint } = await this.accounts.standingOf(accountId, named);
    if (!checkpoint) throw new LoanNotFunded();
    const amountMinor = toMinor(amount);
    assertWholeUnits('amount', amountMinor, currency);
    const paid = paidToday(checkpoint, asOf, amountMinor);
    return {
      loanNumber,
      selectedCurrency: currency,
      asOf,
      amount,
      amountDue: toMajor(paid.dueMinor),
      beyond: toMajor(paid.beyondMinor),
      credit: toMajor(paid.creditMinor),
      closes: paid.closes,
      ways: paid.ways.map((way) => toWay(loanNumber, way)),
    };
  }
}

function toWay(
  loanNumber: string,
  { pays, savedMinor, monthsEarlier, endsOn, next }: PaidThisWay,
): WayToPayDto {
  return {
    pays,
    reference: overpaymentReferences(loanNumber)[pays],
    interestSaved: toMajor(savedMinor),
    monthsEarlier,
    lastPaymentOn: endsOn,
    nextPayment: next && { dueDate: next.on, amount: toMajor(next.amountMinor) },
  };
}
