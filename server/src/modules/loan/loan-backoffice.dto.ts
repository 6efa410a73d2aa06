import { ApiProperty } from '@nestjs/swagger';
import { ARREARS_BUCKETS, type ArrearsBucket } from '@pautang/loan-terms';
import { IsIn, IsOptional } from 'class-validator';
import { ProposalDto } from '../../platform/four-eyes/proposal.dto';
import { NextCursor, PageQueryDto } from '../../platform/page-query.dto';
import { STATUS_COLORS, STATUS_ICONS, type StatusColor, type StatusIcon } from '../../platform/status-look';
import {
  ListField,
  OptionalField,
  ReplaceableField,
  SwitchField,
  TextField,
} from '../../platform/validation/fields';
import { SAME_NUMBERS, type SameNumberKind } from '../member/number-index/number-index.sql';
import { LoanChargesDto } from './loan-charges.dto';
import { DECISIONS, type Decision, LOAN_STATUSES, type LoanStatus } from './loan-status';

const LONGEST_MESSAGE = 2000;

export class LoanListQueryDto extends PageQueryDto {
  @ApiProperty({ required: false, enumName: 'LoanStatus', enum: LOAN_STATUSES })
  @OptionalField()
  @ListField(LOAN_STATUSES, `The status is one of ${LOAN_STATUSES.join(', ')}.`)
  status?: LoanStatus;

  /** Running loans that are so late today. */
  @ApiProperty({ required: false, enumName: 'ArrearsBucket', enum: ARREARS_BUCKETS })
  @OptionalField()
  @ListField(ARREARS_BUCKETS, `The arrears are one of ${ARREARS_BUCKETS.join(', ')}.`)
  arrears?: ArrearsBucket;
}

/** Why a loan is what it is, in English. */
export class LoanReasonDto {
  /** Stable, for programs. */
  @ApiProperty({ example: 'SAME_IDENTITY_NUMBER' })
  code: string;
  @ApiProperty({ example: 'Another account has the same ID.' })
  text: string;
}

/** Another account with the same ID or bank account. */
export class SameNumberDto {
  /** Which number it is that both accounts have. */
  @ApiProperty({ enumName: 'SameNumberKind', enum: SAME_NUMBERS })
  kind: SameNumberKind;
  @ApiProperty({ format: 'uuid' })
  memberId: string;
}

/** A loan as the back office sees it. Names ending in XR are amounts of the loan's currency, those in PHP pesos. */
export class BackofficeLoanDto {
  @ApiProperty({ example: 'LN00000001' })
  loanNumber: string;
  @ApiProperty({ format: 'uuid' })
  memberId: string;
  /** Digits with the country code, without a plus; empty once the account was closed. */
  phoneNumber: string;
  /** First and last name; empty once the account was closed. */
  fullName: string;
  @ApiProperty({ enumName: 'LoanStatus', enum: LOAN_STATUSES })
  status: LoanStatus;
  /** What the member reads as status. */
  statusText: string;
  @ApiProperty({ enumName: 'StatusColor', enum: STATUS_COLORS })
  statusColor: StatusColor;
  @ApiProperty({ enumName: 'StatusIcon', enum: STATUS_ICONS })
  statusIcon: StatusIcon;
  statusMessage: string;
  statement: string;
  statementMessage: string;
  statementShow: boolean;
  selectedCurrency: string;
  /** Units of the currency for one peso. */
  exchangeRate: number;
  loanAmountXR: number;
  loanAmountPHP: number;
  /** Absent where nothing is charged once. */
  @ApiProperty({ required: false, type: LoanChargesDto })
  loanCharges?: LoanChargesDto;
  /** Months. */
  @ApiProperty({ type: 'integer' })
  installmentCount: number;
  /** Percent of the principal per month. */
  interestRate: number;
  installmentAmountXR: number;
  installmentAmountPHP: number;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time', required: false })
  approvedAt?: string;
  /** In lists, of a running loan: days since the oldest installment fell due of which principal or interest is unpaid. */
  @ApiProperty({ type: 'integer', required: false, example: 0 })
  daysPastDue?: number;
  /** In lists, of a running loan. */
  @ApiProperty({ required: false, enumName: 'ArrearsBucket', enum: ARREARS_BUCKETS })
  arrears?: ArrearsBucket;
  /** In lists: how often the schedule was changed for a member who could not pay as agreed; absent of a loan that never was. */
  @ApiProperty({ type: 'integer', required: false, example: 1 })
  scheduleChanges?: number;
  /** In lists: the request for another schedule that waits for an officer. */
  @ApiProperty({ format: 'uuid', required: false, example: '0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10' })
  openHardshipRequest?: string;
  /** What the rule found, where it decided or left the application to a person; for staff alone. */
  reasons: LoanReasonDto[];
  /** In lists, while the loan may still be approved: who else has the ID or the bank account of this member, at this moment. At most twenty. */
  @ApiProperty({ required: false, type: [SameNumberDto] })
  sameNumbers?: SameNumberDto[];
  /** What waits for a second officer. */
  @ApiProperty({ required: false, type: ProposalDto })
  proposal?: ProposalDto;
  /** The running loan of the member that this one pays off as it is approved. */
  @ApiProperty({ required: false, example: 'LN00000001' })
  paysOff?: string;
  /** With the approval of such a loan: what closed that one, on this day. */
  @ApiProperty({ required: false, example: 51_200 })
  payoffXR?: number;
  /** With the approval of such a loan: what the member received in the wallet. */
  @ApiProperty({ required: false, example: 198_800 })
  receivedXR?: number;
}

export class BackofficeLoanPageDto {
  items: BackofficeLoanDto[];
  @NextCursor()
  nextCursor?: string;
}

export class LoanDecisionDto {
  /** APPROVE funds the wallet; APPROVE and REJECT are final. */
  @ApiProperty({ enumName: 'LoanDecision', enum: DECISIONS })
  @ListField(DECISIONS, `The decision is one of ${DECISIONS.join(', ')}.`)
  decision: Decision;

  /** What the member reads instead of the status's own message. */
  @OptionalField()
  @TextField({
    min: 1,
    max: LONGEST_MESSAGE,
    message: `The message has at most ${LONGEST_MESSAGE} characters.`,
  })
  message?: string;
}

const Replaceable = (max: number) =>
  ReplaceableField(max, `A text of at most ${max} characters, or null for the status's own.`);

/** What is absent stays; null goes back to the status's own. */
export class LoanStatementDto {
  /** Shown as the member's loan status. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @Replaceable(100)
  statusText?: string | null;

  @ApiProperty({ enumName: 'StatusColor', enum: STATUS_COLORS, nullable: true, required: false })
  @IsOptional()
  @IsIn([...STATUS_COLORS], { message: `The colour is one of ${STATUS_COLORS.join(', ')}.` })
  statusColor?: StatusColor | null;

  @ApiProperty({ enumName: 'StatusIcon', enum: STATUS_ICONS, nullable: true, required: false })
  @IsOptional()
  @IsIn([...STATUS_ICONS], { message: `The icon is one of ${STATUS_ICONS.join(', ')}.` })
  statusIcon?: StatusIcon | null;

  @ApiProperty({ type: String, nullable: true, required: false })
  @Replaceable(LONGEST_MESSAGE)
  statusMessage?: string | null;

  /** The heading of the Loan Statement card. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @Replaceable(200)
  statement?: string | null;

  @ApiProperty({ type: String, nullable: true, required: false })
  @Replaceable(LONGEST_MESSAGE)
  statementMessage?: string | null;

  /** Whether the member sees the Loan Statement card. */
  @ApiProperty({ required: false })
  @SwitchField('statementShow is true or false.')
  statementShow?: boolean;
}
