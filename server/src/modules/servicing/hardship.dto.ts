import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { NextCursor, PageQueryDto } from '../../platform/page-query.dto';
import { AmountField, ListField, OptionalField, TextField } from '../../platform/validation/fields';
import {
  HARDSHIP_CAUSES,
  HARDSHIP_STATES,
  HARDSHIP_WAYS,
  type HardshipCause,
  type HardshipState,
  type HardshipWayName,
} from './hardship-names';

const WAY = 'The way is one of PAUSE, LONGER_TERM, DUE_DAY.';
const SIZE = 'Give 1 to 3 months of pause, 1 to 47 more months, or a day from 1 to 28.';

/** What the member asks for. */
export class HardshipWishDto {
  /** PAUSE: nothing falls due for some months. LONGER_TERM: more installments. DUE_DAY: another day of the month. */
  @ApiProperty({ enumName: 'HardshipWayName', enum: HARDSHIP_WAYS })
  @ListField(HARDSHIP_WAYS, WAY)
  way: HardshipWayName;
  /** Months of pause (1 to 3), months more (1 to 47), or the day of the month (1 to 28). */
  @ApiProperty({ type: 'integer', example: 2, minimum: 1, maximum: 47 })
  @IsInt({ message: SIZE })
  @Min(1, { message: SIZE })
  @Max(47, { message: SIZE })
  size: number;
}

/** What is left to pay by a schedule, without penalties and late charges. */
export class HardshipLeftDto {
  @ApiProperty({ type: 'integer', example: 4 })
  installmentCount: number;
  principal: number;
  interest: number;
  /** Principal and interest together. */
  @ApiProperty({ example: 85999.66 })
  total: number;
  /** The last due day. */
  @ApiProperty({ format: 'date', example: '2027-09-15' })
  endsOn: string;
}

/** An installment of the new schedule. */
export class HardshipInstallmentDto {
  installmentNumber: number;
  @ApiProperty({ format: 'date', example: '2027-05-15' })
  dueDate: string;
  amount: number;
  principal: number;
  interest: number;
}

/** What a change of the schedule comes to, in the loan's currency. */
export class HardshipQuoteDto {
  loanNumber: string;
  /** What was asked for. */
  @ApiProperty({ enumName: 'HardshipWayName', enum: HARDSHIP_WAYS })
  way: HardshipWayName;
  /** Months, or the day of the month. */
  @ApiProperty({ type: 'integer', example: 2 })
  size: number;
  selectedCurrency: string;
  /** By the schedule as it is. */
  before: HardshipLeftDto;
  /** By the new schedule. */
  after: HardshipLeftDto;
  /** What the new schedule costs more in all; below zero where it costs less. */
  @ApiProperty({ example: 666.66 })
  cost: number;
  /** Of what is left, in percent a month, by the days between the payments. */
  @ApiProperty({ example: 0.6612 })
  effectiveMonthlyRate: number;
  /** The same, in percent a year. */
  @ApiProperty({ example: 8.23 })
  effectiveYearlyRate: number;
  /** The installments as they will be numbered: what was paid or due before keeps its number. */
  schedule: HardshipInstallmentDto[];
  /** Penalties and late charges so far: they stay due at once, and grow no more. Not in the hash. */
  @ApiProperty({ required: false, example: 853.35 })
  dueAtOnce?: number;
  /** Of all the other fields. It stays the same as long as nothing falls due and nothing is paid. */
  @ApiProperty({ example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c' })
  quoteHash: string;
}

const CAUSE = 'Say what happened: LOST_JOB, LESS_INCOME, HIGHER_COSTS, DISASTER or OTHER.';

export class HardshipRequestDto extends HardshipWishDto {
  /** What happened, as the member says. */
  @ApiProperty({ enumName: 'HardshipCause', enum: HARDSHIP_CAUSES })
  @ListField(HARDSHIP_CAUSES, CAUSE)
  happened: HardshipCause;
  /** The same in the member’s own words, for the officer who answers; nobody has to. */
  @ApiProperty({ required: false, example: 'The factory closed in March. I start at a new one in May.' })
  @OptionalField()
  @TextField({ min: 1, max: 300, message: 'Tell it in at most 300 characters.' })
  inOwnWords?: string;
  /** What can be paid each month, if the member says so. */
  @OptionalField()
  @AmountField('The amount is 0 or more, with at most two decimals.')
  canPay?: number;
  /** Of the figures that the member agrees to. */
  @ApiProperty({ example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c' })
  @TextField({ min: 64, max: 64, message: 'Send the quoteHash of the figures that you saw.' })
  quoteHash: string;
}

/** A request, and what became of it. */
export class HardshipStateDto {
  @ApiProperty({ format: 'uuid' })
  requestId: string;
  loanNumber: string;
  /** ASKED waits for an answer; AGREED has changed the schedule; ENDED waited as its loan was paid off, cancelled or written off. */
  @ApiProperty({ enumName: 'HardshipState', enum: HARDSHIP_STATES })
  state: HardshipState;
  /** What happened, as the member says. */
  @ApiProperty({ enumName: 'HardshipCause', enum: HARDSHIP_CAUSES })
  happened: HardshipCause;
  /** The same in the member’s own words, where there are any. */
  @ApiProperty({ required: false, example: 'The factory closed in March. I start at a new one in May.' })
  inOwnWords?: string;
  /** What the member can pay each month. */
  @ApiProperty({ required: false, example: 5000 })
  canPay?: number;
  /** When the member asked. */
  @ApiProperty({ format: 'date-time', example: '2027-03-01T04:30:00.000Z' })
  askedAt: string;
  /** When it was answered, withdrawn or ended. */
  @ApiProperty({ format: 'date-time', required: false })
  closedAt?: string;
  /** Why it was refused. */
  reason?: string;
  /** The day from which the new schedule holds. */
  @ApiProperty({ format: 'date', required: false })
  changedOn?: string;
  /** Where the member finds the addendum to the contract, once it is agreed to. */
  @ApiProperty({
    required: false,
    example: '/v2/loan/LN00000001/hardship/0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10/addendum.pdf',
  })
  addendum?: string;
  quote: HardshipQuoteDto;
}

/**
 * A schedule that a loan has had, as it was agreed. Installments that were paid or due before a change keep their numbers;
 * those of the later schedule go on counting from there.
 */
export class ScheduleVersionDto {
  /** 1 is what was agreed with the loan. */
  @ApiProperty({ type: 'integer', example: 2 })
  version: number;
  /** The day from which it holds. */
  @ApiProperty({ format: 'date', example: '2027-01-15' })
  since: string;
  /** The day on which a later one took its place; absent of the one in force. */
  @ApiProperty({ format: 'date', required: false, example: '2027-03-10' })
  until?: string;
  /** The request that it was agreed by; absent of the first one. */
  @ApiProperty({ format: 'uuid', required: false })
  requestId?: string;
  /** Why it was changed, as the member said. */
  @ApiProperty({ enumName: 'HardshipCause', enum: HARDSHIP_CAUSES, required: false })
  happened?: HardshipCause;
  /** How it was changed. */
  @ApiProperty({ enumName: 'HardshipWayName', enum: HARDSHIP_WAYS, required: false })
  way?: HardshipWayName;
  /** Months, or the day of the month. */
  @ApiProperty({ type: 'integer', required: false, example: 2 })
  size?: number;
  schedule: HardshipInstallmentDto[];
}

/** What the member asked for, newest first, and the schedules that the loan has had, the first one first. */
export class HardshipDto {
  /** What was asked for. */
  requests: HardshipStateDto[];
  /** Each from its day on. */
  schedules: ScheduleVersionDto[];
}

const DECISION = 'The decision is AGREE or REFUSE.';
export const HARDSHIP_DECISIONS = ['AGREE', 'REFUSE'] as const;

export class HardshipDecisionDto {
  /** The answer. */
  @ApiProperty({ enumName: 'HardshipDecision', enum: HARDSHIP_DECISIONS })
  @IsIn([...HARDSHIP_DECISIONS], { message: DECISION })
  decision: (typeof HARDSHIP_DECISIONS)[number];
  /** For the member; needed to refuse. */
  @OptionalField()
  @TextField({ min: 1, max: 500, message: 'The reason has at most 500 characters.' })
  reason?: string;
}

export class HardshipListQueryDto extends PageQueryDto {
  /** ASKED when it is absent. */
  @ApiProperty({ enumName: 'HardshipState', enum: HARDSHIP_STATES, required: false })
  @OptionalField()
  @ListField(HARDSHIP_STATES, 'The state is one of ASKED, AGREED, REFUSED, WITHDRAWN, ENDED.')
  state?: HardshipState;
}

export class HardshipPageDto {
  items: HardshipStateDto[];
  @NextCursor()
  nextCursor?: string;
}
