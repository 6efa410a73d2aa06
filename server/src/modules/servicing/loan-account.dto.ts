import { ApiProperty } from '@nestjs/swagger';
import {
  ARREARS_BUCKETS,
  type ArrearsBucket,
  INTEREST_METHODS,
  type InstallmentStatus,
  type InterestMethod,
  type LoanCheckpoint,
  WAYS_TO_PAY,
  type WayToPay,
} from '@pautang/loan-terms';
import { SwitchField } from '../../platform/validation/fields';
import { OwnLoanDto } from '../loan/loan-agreement.dto';
import { CANCELLATION_OBSTACLES, type CancellationReason } from '../loan/loan-cancellation.service';
import { LoanChargesDto } from '../loan/loan-charges.dto';
import { LOAN_EVENT_ACTORS, LOAN_STATUSES, type LoanEventActor, type LoanStatus } from '../loan/loan-status';
import { PenaltyRulesDto } from '../loan/penalty-rules.dto';
import { PaymentAccountDto } from './paying.dto';
import { PromiseDto } from './promise/promise.dto';
import { PaymentDto } from './repayment.dto';

const INSTALLMENT_STATUSES = [
  'UPCOMING',
  'DUE',
  'OVERDUE',
  'PAID',
  'MOVED',
] as const satisfies InstallmentStatus[];
const PENALTY_KINDS = ['PENALTY', 'LATE_CHARGE'] as const;

/** Names one of the own loans, and what else is told of it. */
export class LoanAccountRequestDto extends OwnLoanDto {
  /** Whether the answer has the checkpoint, to compute with in the client. */
  @ApiProperty({ required: false, example: false })
  @SwitchField('withCheckpoint is true or false.')
  withCheckpoint?: boolean;
}

/** An installment of a running loan, as it stands on the day of the account. */
export class InstallmentStandingDto {
  /** From 1 to installmentCount. */
  @ApiProperty({ type: 'integer' })
  installmentNumber: number;
  /** YYYY-MM-DD in Asia/Manila. */
  @ApiProperty({ format: 'date', example: '2026-12-21' })
  dueDate: string;
  /** Principal and interest. */
  amount: number;
  @ApiProperty({ example: 20834 })
  principal: number;
  /** As things stand: early settlement makes it less. */
  @ApiProperty({ example: 1000 })
  interest: number;
  /** What being late cost: penaltyInterest and lateCharge together. */
  @ApiProperty({ example: 0 })
  penalty: number;
  /** The percentage for each late day. */
  @ApiProperty({ example: 0 })
  penaltyInterest: number;
  /** What is charged once. */
  @ApiProperty({ example: 0 })
  lateCharge: number;
  /** What the cap kept from being charged. */
  @ApiProperty({ example: 0 })
  waived: number;
  /** What staff waived of penaltyInterest and lateCharge; it is not to be paid. */
  @ApiProperty({ example: 0 })
  forgiven: number;
  @ApiProperty({ example: 0 })
  paid: number;
  /** What is left to pay of it, penalties included. */
  @ApiProperty({ example: 21834 })
  outstanding: number;
  /** MOVED: it was not paid; what was unpaid of it went into another schedule, and nothing of it is left to pay here. */
  @ApiProperty({ enumName: 'InstallmentStatus', enum: INSTALLMENT_STATUSES })
  status: InstallmentStatus;
  /** The day on which principal and interest were paid; absent before. */
  @ApiProperty({ format: 'date', required: false, example: '2026-12-19' })
  paidOn?: string;
  /** The banking day on which paying still keeps the due date, where that is a Sunday or a holiday. */
  @ApiProperty({ required: false, format: 'date', example: '2026-12-21' })
  keptUntil?: string;
  /** From the due day, or the banking day that keeps it, until it was paid, or until now. */
  @ApiProperty({ type: 'integer', example: 0 })
  daysLate: number;
  /**
   * The day on which what was unpaid of it went into another schedule. What it bears is what was paid of it; penalties and
   * late charge stay due, and grow no more. Once nothing of them is left the status is MOVED.
   */
  @ApiProperty({ format: 'date', required: false, example: '2027-03-10' })
  movedOn?: string;
}

/** Another schedule that was agreed to for a member who could not pay as agreed. */
export class ScheduleChangeDto {
  /** The request that it was agreed by. */
  @ApiProperty({ format: 'uuid' })
  requestId: string;
  /** The day from which it holds. */
  @ApiProperty({ format: 'date', example: '2027-03-10' })
  changedOn: string;
  /** Which of the loan's schedules it is: 2 after the first change. */
  @ApiProperty({ type: 'integer', example: 2 })
  version: number;
  /** Its first due day, where nothing falls due for some months. */
  @ApiProperty({ format: 'date', required: false, example: '2027-05-15' })
  pausedUntil?: string;
}

/** What comes next: the oldest installment that is not paid, with its penalties. */
export class NextPaymentDto {
  @ApiProperty({ type: 'integer' })
  installmentNumber: number;
  @ApiProperty({ format: 'date', example: '2026-12-21' })
  dueDate: string;
  /** The banking day on which paying still keeps the due date, where that is a Sunday or a holiday. */
  @ApiProperty({ required: false, format: 'date', example: '2026-12-21' })
  keptUntil?: string;
  /** What is left to pay of it, penalties included. */
  amount: number;
}

/** Penalties of one installment on consecutive days, or its late charge. */
export class PenaltyDto {
  @ApiProperty({ type: 'integer' })
  installmentNumber: number;
  /** PENALTY is the percentage for each late day, LATE_CHARGE what is charged once. */
  @ApiProperty({ enumName: 'PenaltyKind', enum: PENALTY_KINDS })
  kind: (typeof PENALTY_KINDS)[number];
  /** The first day. */
  @ApiProperty({ format: 'date', example: '2026-12-25' })
  from: string;
  /** The last day. */
  @ApiProperty({ format: 'date', example: '2026-12-27' })
  to: string;
  @ApiProperty({ type: 'integer', example: 3 })
  days: number;
  @ApiProperty({ example: 153.6 })
  amount: number;
  /** What the cap kept from being charged. */
  @ApiProperty({ example: 0 })
  waived: number;
}

/** What staff waived of the penalties or the late charge of an installment. */
export class WaivedDto {
  @ApiProperty({ type: 'integer' })
  installmentNumber: number;
  /** The last day on which something of it was waived. */
  @ApiProperty({ format: 'date', example: '2026-12-28' })
  date: string;
  @ApiProperty({ example: 853.35 })
  amount: number;
}

/** Why something happened, in the reader's language. */
export class LoanEventReasonDto {
  /** Stable, for programs. */
  @ApiProperty({ example: 'INCOME_SUFFICIENT' })
  code: string;
  @ApiProperty({ example: 'The installment fits the stated income.' })
  text: string;
}

/** A step of the loan's way. */
export class LoanEventDto {
  @ApiProperty({ enumName: 'LoanStatus', enum: LOAN_STATUSES })
  status: LoanStatus;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T04:30:00.000Z' })
  at: string;
  @ApiProperty({ enumName: 'LoanEventActor', enum: LOAN_EVENT_ACTORS })
  by: LoanEventActor;
  reasons: LoanEventReasonDto[];
  /** What staff said, in their words. */
  @ApiProperty({ required: false, example: 'Please send the latest payslip.' })
  message?: string;
}

/** The same reference, with an ending that says what money beyond the amount due pays. */
export class OverpaymentReferencesDto {
  /** The next installments in advance, with all their interest. */
  @ApiProperty({ example: 'LN00000001-N' })
  installments: string;
  /** Principal from the last installment backwards, with the interest that it saves. */
  @ApiProperty({ example: 'LN00000001-P' })
  principal: string;
}

/** Where a repayment goes. */
export class HowToPayDto extends PaymentAccountDto {
  /** What to write on the transfer: the loan's number. */
  @ApiProperty({ example: 'LN00000001' })
  reference: string;
  /** The reference with the member's choice of what money beyond the amount due pays. */
  references: OverpaymentReferencesDto;
  /** What money beyond the amount due pays where the reference does not say it. */
  @ApiProperty({ enumName: 'Overpayment', enum: WAYS_TO_PAY })
  overpaymentDefault: WayToPay;
  /** What is received: the loan's currency. No payment is exchanged. */
  @ApiProperty({ example: 'PHP' })
  currency: string;
  /** Units of it for one peso today, to see what it costs; no promise. Absent for pesos, and where there is none. */
  @ApiProperty({ required: false, example: 0.01776 })
  guideRate?: number;
}

/** One of the member's loans. */
export class LoanSummaryDto {
  loanNumber: string;
  @ApiProperty({ enumName: 'LoanStatus', enum: LOAN_STATUSES })
  status: LoanStatus;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T04:30:00.000Z' })
  appliedAt: string;
  loanAmountXR: number;
  /** What of it was or will be paid out, where charges are kept back. */
  @ApiProperty({ required: false, example: 245_000 })
  proceedsXR?: number;
  selectedCurrency: string;
  /** The loan that it pays off, or has paid off. */
  @ApiProperty({ required: false, example: 'LN00000001' })
  paysOff?: string;
  /** The later loan that has paid it off. */
  @ApiProperty({ required: false, example: 'LN00000002' })
  paidOffBy?: string;
}

/**
 * A loan from the application to the last payment, as it stands today. Amounts are of the loan's currency. Without
 * a loan only active is there; before approval the schedule is empty.
 */
export class LoanAccountDto {
  /** Whether there is a loan. */
  active: boolean;
  loanNumber?: string;
  @ApiProperty({ enumName: 'LoanStatus', enum: LOAN_STATUSES, required: false })
  status?: LoanStatus;
  selectedCurrency?: string;
  exchangeRate?: number;
  loanAmountXR?: number;
  loanAmountPHP?: number;
  /** What the loan is charged once, on approval. Absent where nothing is. */
  @ApiProperty({ required: false, type: LoanChargesDto })
  loanCharges?: LoanChargesDto;
  /** What of it paid off an earlier loan as it was approved. Absent where it paid off none. */
  @ApiProperty({ required: false, example: 50_065.67 })
  payoffXR?: number;
  /** What was really received of it then: the rest. */
  @ApiProperty({ required: false, example: 99_934.33 })
  receivedXR?: number;
  @ApiProperty({ type: 'integer', required: false })
  installmentCount?: number;
  /** Percent per month: of the principal with add_on, of what is still owed with declining. */
  interestRate?: number;
  @ApiProperty({ enumName: 'InterestMethod', enum: INTEREST_METHODS, required: false })
  interestMethod?: InterestMethod;
  @ApiProperty({ format: 'date-time', required: false, example: '2026-11-21T04:30:00.000Z' })
  appliedAt?: string;
  @ApiProperty({ format: 'date-time', required: false })
  approvedAt?: string;
  /** When it was repaid; absent before. */
  @ApiProperty({ format: 'date-time', required: false, example: '2027-11-21T04:30:00.000Z' })
  repaidAt?: string;
  /** The day that all figures are of, in Asia/Manila. */
  @ApiProperty({ format: 'date', required: false, example: '2026-12-21' })
  asOf?: string;
  /** The last day on which the loan can be given back free of charge, when nothing was withdrawn. */
  @ApiProperty({ format: 'date', required: false, example: '2026-11-24' })
  coolingOffUntil?: string;
  /** Whether POST /loan/cancel would do it now. */
  canCancel?: boolean;
  /** Why not. TOP_UP_APPLIED_FOR: an application waits that would pay it off; PAYOFF_FINAL: the loan that it paid off cannot be opened again. */
  @ApiProperty({
    enumName: 'CancellationReason',
    enum: CANCELLATION_OBSTACLES,
    required: false,
    example: 'WITHDRAWN',
  })
  cannotCancelReason?: CancellationReason;
  /** The same as a sentence, in the caller's language. */
  @ApiProperty({
    required: false,
    example: 'Money of this loan was withdrawn, so it cannot be cancelled any more.',
  })
  cannotCancelText?: string;
  /** Of a loan that pays off another one and can be cancelled: whether that one then runs on, or was repaid meanwhile. */
  @ApiProperty({ required: false, example: true })
  earlierRunsOn?: boolean;
  /** The one in force. What was paid or due before a change keeps its number; what was still to come has made room. */
  schedule?: InstallmentStandingDto[];
  /** How the schedule came about, where it is not the first one: the last change. */
  scheduleChange?: ScheduleChangeDto;
  /** What was paid early on installments that a later schedule replaced; it is in no row of the schedule. */
  @ApiProperty({ required: false, example: 5000 })
  paidBeforeChange?: number;
  /** Absent when nothing is left to pay. */
  nextPayment?: NextPaymentDto;
  /** What is due by today, penalties included. */
  @ApiProperty({ required: false, example: 0 })
  amountDue?: number;
  /** What would close the loan today: interest that is not earned yet is left out. */
  @ApiProperty({ required: false, example: 49999 })
  payoffAmount?: number;
  /** What is left to pay when the schedule is followed to its end. */
  @ApiProperty({ required: false, example: 51202 })
  outstandingAmount?: number;
  /** What was paid on the loan, without creditAmount. */
  @ApiProperty({ required: false, example: 51201 })
  paidAmount?: number;
  /** What was paid too much and is kept for the member. */
  @ApiProperty({ required: false, example: 0 })
  creditAmount?: number;
  /** Days since the oldest installment fell due of which principal or interest is unpaid; 0 when nothing is late. */
  @ApiProperty({ type: 'integer', required: false, example: 0 })
  daysPastDue?: number;
  /** The same, as lenders group it. */
  @ApiProperty({ required: false, enumName: 'ArrearsBucket', enum: ARREARS_BUCKETS })
  arrears?: ArrearsBucket;
  /** The due date of that installment, or the banking day that keeps it; absent when nothing is late. */
  @ApiProperty({ format: 'date', required: false, example: '2026-12-21' })
  lateSince?: string;
  /** The day on which it was written off: nothing is charged from then on, and what is left is still owed. */
  @ApiProperty({ format: 'date', required: false, example: '2027-05-28' })
  writtenOffOn?: string;
  charges?: PenaltyDto[];
  /** Of the charges, what is not to be paid. */
  waivers?: WaivedDto[];
  /** The newest ones first, 24 at most; the statement has all of them. */
  payments?: PaymentDto[];
  /** The last day on which an undecided application can be approved; afterwards it lapses. */
  @ApiProperty({ format: 'date', required: false, example: '2026-12-21' })
  validUntil?: string;
  /** Oldest first. */
  timeline?: LoanEventDto[];
  /** The open promise to pay, or the last one for thirty days after its day. */
  promise?: PromiseDto;
  howToPay?: HowToPayDto;
  /** The loans of the member, newest first, 100 at most. */
  loans?: LoanSummaryDto[];
  penaltyRules?: PenaltyRulesDto;
  /**
   * Where the rules of servicing go on from, for the package loan-terms (resumeLoan, payMore), of the version that it
   * says. Of a loan that was approved, when it was asked for.
   */
  @ApiProperty({ type: 'object', additionalProperties: true, selfRequired: false })
  checkpoint?: LoanCheckpoint;
}

/** A loan's account as the back office sees it. */
export class BackofficeLoanAccountDto extends LoanAccountDto {
  @ApiProperty({ format: 'uuid' })
  memberId: string;
  /** Digits with the country code, without a plus; empty once the account was closed. */
  phoneNumber: string;
  /** First and last name; empty once the account was closed. */
  fullName: string;
  /** Of a running loan: whether its interest, penalties and late charges are income as they are charged. If not, they are a memorandum. */
  @ApiProperty({ required: false, example: true })
  accruing?: boolean;
}
