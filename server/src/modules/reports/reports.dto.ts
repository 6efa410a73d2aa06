import { ApiProperty } from '@nestjs/swagger';
import { ARREARS_BUCKETS, type ArrearsBucket } from '@pautang/loan-terms';
import { DayField, ListField, OptionalField, TextField } from '../../platform/validation/fields';
import { ACCOUNT_TYPES, type AccountType } from './accounts';
import { REPORT_FILE_STATES, type ReportFileState } from './report-file.entity';
import { REPORT_FORMATS, REPORT_KINDS, type ReportFormat, type ReportKind } from './report-kinds';

export class ReportDayDto {
  /** The business day whose end the report is of, in Asia/Manila; today without it. */
  @ApiProperty({ required: false, format: 'date', example: '2026-03-31' })
  @OptionalField()
  @DayField()
  at?: string;
}

export class ReportDaysDto {
  /** The first business day; the first of the month of the last one without it. */
  @ApiProperty({ required: false, format: 'date', example: '2026-03-01' })
  @OptionalField()
  @DayField()
  from?: string;

  /** The last business day; today without it. */
  @ApiProperty({ required: false, format: 'date', example: '2026-03-31' })
  @OptionalField()
  @DayField()
  to?: string;
}

class DayReportDto {
  /** The business day whose end it is of. */
  @ApiProperty({ format: 'date', example: '2026-03-31' })
  at: string;
  /** Whether the day is over: then the report stays as it is. */
  @ApiProperty({ example: true })
  final: boolean;
}

class DaysReportDto {
  /** The first business day. */
  @ApiProperty({ format: 'date', example: '2026-03-01' })
  from: string;
  /** The last business day. */
  @ApiProperty({ format: 'date', example: '2026-03-31' })
  to: string;
  /** Whether the last day is over: then the report stays as it is. */
  @ApiProperty({ example: true })
  final: boolean;
}

export class TrialBalanceRowDto {
  /** Its name in the ledger. */
  @ApiProperty({ example: 'LOANS_RECEIVABLE' })
  account: string;
  /** What kind of account it is. */
  @ApiProperty({ enumName: 'AccountType', enum: ACCOUNT_TYPES })
  type: AccountType;
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** The balance, where it is a debit. */
  @ApiProperty({ example: 250000 })
  debit: number;
  /** The balance, where it is a credit. */
  @ApiProperty({ example: 0 })
  credit: number;
}

export class TrialBalanceTotalDto {
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** The sum of all debit balances. */
  @ApiProperty({ example: 251000 })
  debit: number;
  /** The same as the debit. */
  @ApiProperty({ example: 251000 })
  credit: number;
}

export class TrialBalanceDto extends DayReportDto {
  /** Each account that was ever moved, by currency. */
  accounts: TrialBalanceRowDto[];
  /** One for each currency. */
  totals: TrialBalanceTotalDto[];
}

export class RiskDto {
  /** Loans past due by more than so many days; of 1, by a day or more. */
  @ApiProperty({ enum: [1, 30, 60, 90], example: 30 })
  days: number;
  /** How many loans. */
  @ApiProperty({ type: 'integer', example: 2 })
  loans: number;
  /** Their principal. */
  @ApiProperty({ example: 125000 })
  principal: number;
  /** Its share of all principal, to six decimals. */
  @ApiProperty({ example: 0.0315 })
  ratio: number;
}

export class NonAccruingDto {
  /** How many loans. */
  @ApiProperty({ type: 'integer', example: 1 })
  loans: number;
  /** Their principal. */
  @ApiProperty({ example: 50000 })
  principal: number;
  /** Its share of all principal, to six decimals. */
  @ApiProperty({ example: 0.0126 })
  ratio: number;
  /** What they owe of interest, penalties and late charges: no income until it is paid. */
  @ApiProperty({ example: 7350.25 })
  memorandum: number;
}

export class AgeingDto {
  /** By days past due. */
  @ApiProperty({ enumName: 'ArrearsBucket', enum: ARREARS_BUCKETS })
  bucket: ArrearsBucket;
  /** How many loans. */
  @ApiProperty({ type: 'integer', example: 12 })
  loans: number;
  @ApiProperty({ example: 1250000 })
  principal: number;
  /** Interest that fell due and is not paid. */
  @ApiProperty({ example: 4000 })
  interest: number;
  /** Penalties and late charges that are not paid. */
  @ApiProperty({ example: 350.5 })
  penaltiesAndFees: number;
  /** Principal of those whose interest and penalties are no income until they are paid. */
  @ApiProperty({ example: 0 })
  nonAccruing: number;
}

export class AgedPortfolioDto {
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** How many loans are running. */
  @ApiProperty({ type: 'integer', example: 40 })
  loans: number;
  /** Principal that is lent and not paid back. */
  @ApiProperty({ example: 3970000 })
  principal: number;
  /** What is at risk, by days past due. */
  atRisk: RiskDto[];
  /** Loans whose interest and penalties are no income until they are paid. */
  nonAccruing: NonAccruingDto;
  /** All loans, by days past due. */
  ageing: AgeingDto[];
}

export class PortfolioAtRiskDto extends DayReportDto {
  /** One for each currency. */
  portfolios: AgedPortfolioDto[];
}

export class ProvisionDto {
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** By days past due. */
  @ApiProperty({ enumName: 'ArrearsBucket', enum: ARREARS_BUCKETS })
  bucket: ArrearsBucket;
  @ApiProperty({ example: 1250000 })
  principal: number;
  /** As configured. */
  @ApiProperty({ example: 5 })
  percent: number;
  /** Of the principal, that of loans whose interest and penalties are no income until they are paid. */
  @ApiProperty({ example: 0 })
  nonAccruing: number;
  /** That part of the principal, rounded half up. */
  @ApiProperty({ example: 62500 })
  provision: number;
}

export class ProvisionTotalDto {
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** The sum of its provisions. */
  @ApiProperty({ example: 62500 })
  provision: number;
}

export class ProvisionsDto extends DayReportDto {
  /** By currency and days past due. */
  provisions: ProvisionDto[];
  /** One for each currency. */
  totals: ProvisionTotalDto[];
}

export class SuspensePaymentDto {
  @ApiProperty({ example: 'IP00000001' })
  paymentNumber: string;
  /** The day on which it was paid, as the bank says. */
  @ApiProperty({ format: 'date', example: '2026-03-29' })
  paidOn: string;
  /** The business day since which it lies in suspense. */
  @ApiProperty({ format: 'date', example: '2026-03-30' })
  since: string;
  @ApiProperty({ example: 'PHP' })
  currency: string;
  @ApiProperty({ example: 17067 })
  amount: number;
}

export class SuspenseTotalDto {
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** The balance of the account UNAPPLIED_PAYMENTS. */
  @ApiProperty({ example: 17067 })
  amount: number;
}

export class SuspenseDto extends DayReportDto {
  /** Money that came and was neither assigned nor returned by then, the oldest first. */
  payments: SuspensePaymentDto[];
  /** One for each currency. */
  totals: SuspenseTotalDto[];
}

export class IncomeMonthDto {
  @ApiProperty({ example: '2027-03' })
  month: string;
  /** Its name in the ledger. */
  @ApiProperty({ example: 'INTEREST_INCOME' })
  account: string;
  /** INCOME for what was earned, EXPENSE for what was lost. */
  @ApiProperty({ enumName: 'AccountType', enum: ACCOUNT_TYPES })
  type: AccountType;
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** Positive where it was earned, negative where it was lost or taken back. */
  @ApiProperty({ example: 1000 })
  amount: number;
}

export class SuspendedMonthDto {
  @ApiProperty({ example: '2027-03' })
  month: string;
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** By how much what is no income until it is paid grew; negative where it became income, or was waived. */
  @ApiProperty({ example: 350.5 })
  amount: number;
}

export class IncomeDto extends DaysReportDto {
  /** By currency and month: interest, penalties and late charges of loans that are long past due, which no account of income has. */
  suspended: SuspendedMonthDto[];
  /** By currency, month and account. */
  months: IncomeMonthDto[];
}

export class CollectionsMonthDto {
  @ApiProperty({ example: '2027-03' })
  month: string;
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** The principal of what was expected. */
  @ApiProperty({ example: 16667 })
  expectedPrincipal: number;
  /** The interest of what was expected. */
  @ApiProperty({ example: 400 })
  expectedInterest: number;
  /** What the installments of these days ask for, less what had been paid of it before the first of them. */
  @ApiProperty({ example: 17067 })
  expected: number;
  @ApiProperty({ example: 16667 })
  principal: number;
  @ApiProperty({ example: 400 })
  interest: number;
  /** Penalties that were paid. */
  @ApiProperty({ example: 0 })
  penalties: number;
  /** Late charges that were paid. */
  @ApiProperty({ example: 0 })
  fees: number;
  /** What was paid beyond everything owed. */
  @ApiProperty({ example: 0 })
  credit: number;
  /** All that came in, less what was taken back. */
  @ApiProperty({ example: 17067 })
  received: number;
  /** Of it, what was paid on loans that were written off. */
  @ApiProperty({ example: 0 })
  recovered: number;
}

export class CollectionsDto extends DaysReportDto {
  /** By currency and month. */
  months: CollectionsMonthDto[];
}

/** A file is made by a worker. */
export class ReportRequestDto {
  /** Which one. */
  @ApiProperty({ enumName: 'ReportKind', enum: REPORT_KINDS, example: 'GENERAL_LEDGER' })
  @ListField(REPORT_KINDS, 'There is no such report.')
  report: ReportKind;

  /** As what kind of file. */
  @ApiProperty({ enumName: 'ReportFormat', enum: REPORT_FORMATS, example: 'CSV' })
  @ListField(REPORT_FORMATS, 'A report is made as JSON, CSV or PDF.')
  format: ReportFormat;

  /** The last business day; today without it. */
  @ApiProperty({ required: false, format: 'date', example: '2026-03-31' })
  @OptionalField()
  @DayField()
  to?: string;

  /** The same, as a report of one day calls it. */
  @ApiProperty({ required: false, format: 'date', example: '2026-03-31' })
  @OptionalField()
  @DayField()
  at?: string;

  /** The first business day, for a report of several; the first of the month of the last one without it. */
  @ApiProperty({ required: false, format: 'date', example: '2026-03-01' })
  @OptionalField()
  @DayField()
  from?: string;
}

export class ReportFileDto {
  @ApiProperty({ format: 'uuid', example: '0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10' })
  id: string;
  /** Which one. */
  @ApiProperty({ enumName: 'ReportKind', enum: REPORT_KINDS })
  report: ReportKind;
  /** As what kind of file. */
  @ApiProperty({ enumName: 'ReportFormat', enum: REPORT_FORMATS })
  format: ReportFormat;
  /** The first business day. */
  @ApiProperty({ format: 'date', example: '2026-03-01' })
  from: string;
  /** The last business day, or the one whose end it is of. */
  @ApiProperty({ format: 'date', example: '2026-03-31' })
  to: string;
  /** TOO_LARGE: ask for fewer days, or for CSV. */
  @ApiProperty({ enumName: 'ReportFileState', enum: REPORT_FILE_STATES, example: 'READY' })
  state: ReportFileState;
  /** When it was asked for. */
  @ApiProperty({ format: 'date-time', example: '2027-04-01T01:30:00.000Z' })
  requestedAt: string;
  /** Until when a READY one can be downloaded. */
  @ApiProperty({ required: false, format: 'date-time', example: '2027-04-02T01:30:05.000Z' })
  expiresAt?: string;
  /** Of a READY file. */
  @ApiProperty({ required: false, example: 482113 })
  sizeBytes?: number;
  /** Path of a READY file on this server: whoever has it can download the file until it expires. */
  @ApiProperty({
    required: false,
    format: 'uri-reference',
    example: '/v2/reports/0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10?expires=1795321805&signature=x',
  })
  url?: string;
}

export class ReportLinkDto {
  /** When the link ends, in seconds since 1970. */
  @TextField({ min: 1, max: 20, message: 'The link is not complete.' })
  expires: string;

  @TextField({ min: 1, max: 100, message: 'The link is not complete.' })
  signature: string;
}
