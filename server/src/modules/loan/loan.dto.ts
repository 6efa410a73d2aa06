import { ApiProperty } from '@nestjs/swagger';
import { INTEREST_METHODS, type InterestMethod } from '@pautang/loan-terms';
import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { AmountField, LoanNumberField, OptionalField, TextField } from '../../platform/validation/fields';
import { OwnPhoneNumberDto } from '../member/member.dto';
import { QuotedChargesDto } from './loan-charges.dto';
import { PenaltyRulesDto } from './penalty-rules.dto';
import { TopUpDto } from './top-up-part.dto';

const CurrencyField = () =>
  TextField({ min: 3, max: 3, pattern: /^[A-Z]{3}$/, message: 'Choose one of the offered currencies.' });

const TermField = () => {
  const message = 'Choose one of the offered repayment periods.';
  return (target: object, key: string) => {
    IsInt({ message })(target, key);
    Min(1, { message })(target, key);
    Max(600, { message })(target, key);
  };
};

/** What is to be borrowed: one of the two amounts is given, the other is computed. */
export class LoanQuoteRequestDto {
  /** One of GET /currency/available. */
  @ApiProperty({ example: 'PHP' })
  @CurrencyField()
  selectedCurrency: string;

  /** Months; one of the terms of GET /config. */
  @ApiProperty({ example: 12 })
  @TermField()
  installmentCount: number;

  /** Whole pesos from minLoan to maxLoan of GET /config. */
  @ApiProperty({ example: 250000 })
  @OptionalField()
  @AmountField('Enter the loan amount as a number, with at most 2 decimals.')
  loanAmountPHP?: number;

  /** In the chosen currency, a multiple of its rounding unit. */
  @OptionalField()
  @AmountField('Enter the loan amount as a number, with at most 2 decimals.')
  loanAmountXR?: number;
}

export class InstallmentDto {
  /** From 1 to installmentCount. */
  @ApiProperty({ type: 'integer' })
  installmentNumber: number;
  /** YYYY-MM-DD in Asia/Manila, for a loan that is approved on the day of the quote. */
  @ApiProperty({ format: 'date', example: '2026-12-21' })
  dueDate: string;
  /** Principal and interest, in the chosen currency. */
  amount: number;
  /** In the chosen currency. */
  @ApiProperty({ example: 20834 })
  principal: number;
  /** In the chosen currency. */
  @ApiProperty({ example: 1000 })
  interest: number;
}

/** What a loan costs. Names ending in XR are amounts of the chosen currency, those in PHP pesos. */
export class LoanQuoteDto {
  @ApiProperty({ example: 'PHP' })
  selectedCurrency: string;
  /** Units of the currency for one peso. */
  @ApiProperty({ example: 1 })
  exchangeRate: number;
  /** What amounts of the currency are rounded up to: 1 or 0.01. */
  @ApiProperty({ example: 1 })
  roundingUnit: number;
  /** Months. */
  @ApiProperty({ type: 'integer', example: 12 })
  installmentCount: number;
  /** Percent per month: of the principal with add_on, of what is still owed with declining. */
  @ApiProperty({ example: 0.4 })
  interestRate: number;
  /** Whether interest is added on the whole principal each month, or counted on what is still owed. */
  @ApiProperty({ enumName: 'InterestMethod', enum: INTEREST_METHODS })
  interestMethod: InterestMethod;
  @ApiProperty({ example: 250000 })
  loanAmountXR: number;
  @ApiProperty({ example: 250000 })
  loanAmountPHP: number;
  /** The interest of one month; with declining of the first. */
  @ApiProperty({ example: 1000 })
  interestAmountXR: number;
  /** The interest of one month; with declining of the first. */
  @ApiProperty({ example: 1000 })
  interestAmountPHP: number;
  /** The principal's share of one month; with declining of the first. */
  @ApiProperty({ example: 20834 })
  monthlyRepaymentXR: number;
  /** The principal's share of one month; with declining of the first. */
  @ApiProperty({ example: 20834 })
  monthlyRepaymentPHP: number;
  /** What is paid each month, the last one excepted. */
  @ApiProperty({ example: 21834 })
  installmentAmountXR: number;
  /** What is paid each month, the last one excepted. */
  @ApiProperty({ example: 21834 })
  installmentAmountPHP: number;
  /** The interest of the whole loan. */
  @ApiProperty({ example: 12000 })
  financeChargeXR: number;
  /** The interest of the whole loan. */
  @ApiProperty({ example: 12000 })
  financeChargePHP: number;
  /** Principal and finance charge: what is paid in all. */
  @ApiProperty({ example: 262000 })
  totalAmountXR: number;
  /** Principal and finance charge: what is paid in all. */
  @ApiProperty({ example: 262000 })
  totalAmountPHP: number;
  /** Percent a month on what is still owed, with 4 decimals. */
  @ApiProperty({ example: 0.7288 })
  effectiveMonthlyRate: number;
  /** Percent a year, compounded, with 2 decimals. */
  @ApiProperty({ example: 9.1 })
  effectiveYearlyRate: number;
  /** The installments in order; they sum to totalAmountXR. */
  schedule: InstallmentDto[];
  /** Absent where nothing is charged once. */
  @ApiProperty({ required: false, type: QuotedChargesDto })
  charges?: QuotedChargesDto;
  /** What paying late costs. Absent where that is what the edition of the contract lays down. */
  @ApiProperty({ required: false, type: PenaltyRulesDto })
  penaltyRules?: PenaltyRulesDto;
  /** The edition of the Service and Policy Agreement and of the loan contract. */
  @ApiProperty({ example: '2026-11' })
  termsVersion: string;
  /** Of a loan that pays off the running one. */
  @ApiProperty({ required: false, type: TopUpDto })
  topUp?: TopUpDto;
  /** SHA-256, in hexadecimal digits, over the JSON of all other fields with the keys in order. */
  @ApiProperty({ example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c' })
  quoteHash: string;
}

const figure = 'Send the figure as the quote answered it.';
const FigureField = () => AmountField(figure);

/** The quote that the member agreed to, sent back. Fields that the server decides are ignored. */
export class LoanApplyDto extends OwnPhoneNumberDto {
  @ApiProperty({ example: 'PHP' })
  @CurrencyField()
  selectedCurrency: string;

  @ApiProperty({ example: 1 })
  @IsNumber({ allowInfinity: false, allowNaN: false }, { message: figure })
  @Min(0, { message: figure })
  @Max(1e9, { message: figure })
  exchangeRate: number;

  @ApiProperty({ example: 250000 })
  @FigureField()
  loanAmountXR: number;

  /** Whole pesos from minLoan to maxLoan of GET /config. */
  @ApiProperty({ example: 250000 })
  @FigureField()
  loanAmountPHP: number;

  @ApiProperty({ example: 12 })
  @TermField()
  installmentCount: number;

  @ApiProperty({ example: 21834 })
  @FigureField()
  installmentAmountXR: number;

  @ApiProperty({ example: 21834 })
  @FigureField()
  installmentAmountPHP: number;

  @ApiProperty({ example: 0.4 })
  @IsNumber({ allowInfinity: false, allowNaN: false }, { message: figure })
  @Min(0, { message: figure })
  @Max(100, { message: figure })
  interestRate: number;

  @ApiProperty({ example: 1000 })
  @FigureField()
  interestAmountXR: number;

  @ApiProperty({ example: 1000 })
  @FigureField()
  interestAmountPHP: number;

  /**
   * Of the quote that the member saw. When it is not the server's own, QUOTE_CHANGED answers the new quote. Without it the
   * agreement says that the figures alone were consented to; a loan with charges is agreed to by it alone.
   */
  @ApiProperty({ example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c' })
  @OptionalField()
  @TextField({
    min: 64,
    max: 64,
    pattern: /^[0-9a-f]{64}$/,
    message: 'Send the hash as the quote answered it.',
  })
  quoteHash?: string;

  /** The own running loan that this one pays off, as its quote of POST /loan/top-up/quote says; with its hash. */
  @ApiProperty({ example: 'LN00000001' })
  @OptionalField()
  @LoanNumberField()
  topUpOf?: string;
}

export const APPLY_STATES = ['LOAN_CREATED', 'LOAN_EXISTS'] as const;

export class LoanAppliedDto {
  /** LOAN_EXISTS when there is an open application or an unpaid loan already; nothing was changed then. */
  @ApiProperty({ enumName: 'LoanApplyState', enum: APPLY_STATES })
  state: (typeof APPLY_STATES)[number];
  /** With LOAN_CREATED. */
  loanNumber?: string;
}
