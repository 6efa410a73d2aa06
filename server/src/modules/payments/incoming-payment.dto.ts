import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsISO4217CurrencyCode } from 'class-validator';
import { NextCursor, PageQueryDto } from '../../platform/page-query.dto';
import {
  DayOrTimeField,
  ListField,
  OptionalField,
  PositiveAmountField,
  SwitchField,
  TextField,
} from '../../platform/validation/fields';
import {
  MATCHED_BY,
  type MatchedBy,
  PAYMENT_SOURCES,
  PAYMENT_STATES,
  type PaymentSource,
  type PaymentState,
  PROPOSED_ACTIONS,
  type ProposedAction,
  UNMATCHED_BECAUSE,
  type UnmatchedBecause,
} from './incoming-payment.entity';

const CURRENCY = 'The currency is a code of ISO 4217, in three capital letters.';

/** A bounced one is told under the id of the payment that it takes back. */
export const INCOMING_TYPES = ['received', 'bounced'] as const;
export type IncomingType = (typeof INCOMING_TYPES)[number];

/** What is told of money that arrived. */
export class IncomingFiguresDto {
  @ApiProperty({ example: 21834, minimum: 0, exclusiveMinimum: true })
  @PositiveAmountField()
  amount: number;

  /** ISO 4217. */
  @ApiProperty({ example: 'PHP' })
  @IsISO4217CurrencyCode({ message: CURRENCY })
  @TextField({ min: 3, max: 3, pattern: /^[A-Z]{3}$/, message: CURRENCY })
  currency: string;

  /** A day of the Philippines as YYYY-MM-DD, or a moment of it. */
  @ApiProperty({ example: '2026-11-21' })
  @DayOrTimeField()
  paidAt: string;

  /** What the payer wrote beside it: the number of the loan finds it. */
  @ApiProperty({ required: false, example: 'LN00000001' })
  @OptionalField()
  @TextField({ min: 1, max: 140, message: 'The reference has at most 140 characters.' })
  reference?: string;

  /** As the bank tells it. */
  @ApiProperty({ required: false, example: 'MARIA SANTOS' })
  @OptionalField()
  @TextField({ min: 1, max: 140, message: 'The name of the payer has at most 140 characters.' })
  payerName?: string;

  /** By which way it came. */
  @ApiProperty({ required: false, example: 'INSTAPAY' })
  @OptionalField()
  @TextField({ min: 1, max: 40, message: 'The channel has at most 40 characters.' })
  channel?: string;
}

/** A message of a payment provider. */
export class IncomingPaymentEventDto extends IncomingFiguresDto {
  /** The provider's id of the payment: it counts once, however often it is told. */
  @ApiProperty({ example: 'pay_8f3a0c' })
  @TextField({ min: 1, max: 100, message: 'The id has 1 to 100 characters.' })
  id: string;

  /** What happened to it. */
  @ApiProperty({ enumName: 'IncomingType', enum: INCOMING_TYPES })
  @ListField(INCOMING_TYPES, `The type is one of ${INCOMING_TYPES.join(', ')}.`)
  type: IncomingType;
}

export class IncomingPaymentReceivedDto {
  @ApiProperty({ example: 'IP00000001' })
  paymentNumber: string;
  @ApiProperty({ enumName: 'PaymentState', enum: PAYMENT_STATES })
  state: PaymentState;
  /** It was told before, and changed nothing now. */
  @ApiProperty({ example: false })
  repeated: boolean;
}

/** What waits for a second person. */
export class PaymentProposalDto {
  /** What is to be done. */
  @ApiProperty({ enumName: 'ProposedAction', enum: PROPOSED_ACTIONS })
  action: ProposedAction;
  @ApiProperty({ required: false, example: 'LN00000001' })
  loanNumber?: string;
  /** Whether it is early settlement in part, where who proposed it says so. */
  @ApiProperty({ required: false, example: false })
  settlement?: boolean;
  /** Why, as who proposed it says. */
  @ApiProperty({ required: false, example: 'The payer is no borrower of ours.' })
  reason?: string;
  /** The name of who proposed it; where an API key did, of who issued that. */
  @ApiProperty({ example: 'Olivia Ramos' })
  proposedBy: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T04:30:00.000Z' })
  proposedAt: string;
}

/** Money that arrived, and what became of it. */
export class IncomingPaymentDto {
  @ApiProperty({ example: 'IP00000001' })
  paymentNumber: string;
  @ApiProperty({ enumName: 'PaymentState', enum: PAYMENT_STATES })
  state: PaymentState;
  /** Who told of it. */
  @ApiProperty({ enumName: 'PaymentSource', enum: PAYMENT_SOURCES })
  source: PaymentSource;
  amount: number;
  selectedCurrency: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T16:00:00.000Z' })
  paidAt: string;
  /** Empty where there was none, or once it is forgotten. */
  @ApiProperty({ example: 'LN00000001' })
  reference: string;
  /** As the bank tells it. */
  @ApiProperty({ example: 'MARIA SANTOS' })
  payerName: string;
  /** By which way it came. */
  @ApiProperty({ required: false, example: 'INSTAPAY' })
  channel?: string;
  /** When it was told. */
  @ApiProperty({ format: 'date-time', example: '2026-11-21T04:30:00.000Z' })
  receivedAt: string;
  /** Why it did not become a repayment by itself. */
  @ApiProperty({ required: false, enumName: 'UnmatchedBecause', enum: UNMATCHED_BECAUSE })
  unmatchedBecause?: UnmatchedBecause;
  /** How its loan was found. */
  @ApiProperty({ required: false, enumName: 'MatchedBy', enum: MATCHED_BY })
  matchedBy?: MatchedBy;
  @ApiProperty({ required: false, format: 'uuid' })
  memberId?: string;
  @ApiProperty({ required: false, example: 'LN00000001' })
  loanNumber?: string;
  @ApiProperty({ required: false, example: 'RP00000001' })
  repaymentNumber?: string;
  /** Why it was returned, bounced or taken back, or that it bounced and could not be. */
  @ApiProperty({ required: false, example: 'The payer is no borrower of ours.' })
  note?: string;
  /** When it left suspense, or became a repayment. */
  @ApiProperty({ required: false, format: 'date-time', example: '2026-11-21T04:30:00.000Z' })
  closedAt?: string;
  /** What waits for a second person. */
  @ApiProperty({ required: false })
  proposal?: PaymentProposalDto;
}

export class IncomingPaymentPageDto {
  items: IncomingPaymentDto[];
  @NextCursor()
  nextCursor?: string;
}

const toFlag = Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value));

export class IncomingPaymentQueryDto extends PageQueryDto {
  @ApiProperty({ required: false, enumName: 'PaymentState', enum: PAYMENT_STATES })
  @OptionalField()
  @ListField(PAYMENT_STATES, `The state is one of ${PAYMENT_STATES.join(', ')}.`)
  state?: PaymentState;

  /** Those that one of the sources told of. */
  @ApiProperty({ required: false, enumName: 'PaymentSource', enum: PAYMENT_SOURCES })
  @OptionalField()
  @ListField(PAYMENT_SOURCES, `The source is one of ${PAYMENT_SOURCES.join(', ')}.`)
  source?: PaymentSource;

  /** Those that this loan got. */
  @ApiProperty({ required: false, example: 'LN00000001' })
  @OptionalField()
  @TextField({ min: 1, max: 20, message: 'A loan number is like LN00000001.' })
  loanNumber?: string;

  /** Paid on this day or later. */
  @ApiProperty({ required: false, format: 'date', example: '2026-11-01' })
  @OptionalField()
  @DayOrTimeField()
  from?: string;

  /** Paid on this day or earlier. */
  @ApiProperty({ required: false, format: 'date', example: '2026-11-30' })
  @OptionalField()
  @DayOrTimeField()
  to?: string;

  /** Those that wait for a second person. */
  @ApiProperty({ required: false, example: true })
  @OptionalField()
  @toFlag
  @IsBoolean({ message: 'proposed is true or false.' })
  proposed?: boolean;
}

/** A loan that the money may be for. Nobody but staff decides that it is. */
export class SuggestedLoanDto {
  @ApiProperty({ example: 'LN00000001' })
  loanNumber: string;
  @ApiProperty({ format: 'uuid' })
  memberId: string;
  fullName: string;
  /** The borrower's names stand in the payer's. */
  @ApiProperty({ example: true })
  sameName: boolean;
  /** It is the loan's installment, or what its member says to have paid. */
  @ApiProperty({ example: true })
  sameAmount: boolean;
  /** Its member says to have made a transfer with this reference. */
  @ApiProperty({ example: false })
  claimed: boolean;
}

export class IncomingPaymentDetailDto extends IncomingPaymentDto {
  /** The likeliest first; none once it is assigned. */
  suggestions: SuggestedLoanDto[];
}

export class PaymentAssignDto {
  @ApiProperty({ example: 'LN00000001' })
  @TextField({ min: 1, max: 20, message: 'A loan number is like LN00000001.' })
  loanNumber: string;

  /** Early settlement in part, as of a repayment that staff record. Without it, what was proposed holds. */
  @ApiProperty({ required: false, example: false })
  @SwitchField('settlement is true or false.')
  settlement?: boolean;

  /** Although it looks like a repeat of a repayment. */
  @ApiProperty({ required: false, example: false })
  @SwitchField('force is true or false.')
  force?: boolean;
}

export class PaymentReasonDto {
  /** For the audit log, and for whoever reads the payments. */
  @ApiProperty({ example: 'The payer is no borrower of ours.' })
  @TextField({ min: 1, max: 500, message: 'Say why in 1 to 500 characters.' })
  reason: string;
}
