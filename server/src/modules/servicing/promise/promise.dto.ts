import { ApiProperty } from '@nestjs/swagger';
import { PROMISE_STATES, type PromiseState } from '@pautang/loan-terms';
import { DayField, OptionalField, PositiveAmountField, TextField } from '../../../platform/validation/fields';
import { PROMISERS, type Promiser } from './payment-promise.entity';

/** What a member will pay, and until when. */
export class PromiseRequestDto {
  /** The last day on which it will be paid: today, or one of the days after it that can be named. */
  @ApiProperty({ format: 'date', example: '2027-03-10' })
  @DayField()
  promisedOn: string;

  /** In the loan's currency, at most what is left to pay. */
  @ApiProperty({ example: 5000, minimum: 0, exclusiveMinimum: true })
  @PositiveAmountField()
  amount: number;
}

export class StaffPromiseRequestDto extends PromiseRequestDto {
  /** What the member said, for the audit log. */
  @ApiProperty({ required: false, example: 'Called: the salary comes on the 10th.' })
  @OptionalField()
  @TextField({ min: 1, max: 500, message: 'The note has at most 500 characters.' })
  note?: string;
}

/** A promise to pay, and what became of it. */
export class PromiseDto {
  /** Which promise. */
  @ApiProperty({ format: 'uuid', example: '0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10' })
  promiseId: string;
  /** The last day on which it was to be paid. */
  @ApiProperty({ format: 'date', example: '2027-03-10' })
  promisedOn: string;
  /** What was promised. */
  @ApiProperty({ example: 5000 })
  amount: number;
  selectedCurrency: string;
  /** When it was promised. */
  @ApiProperty({ format: 'date-time', example: '2027-03-01T04:30:00.000Z' })
  madeAt: string;
  /** STAFF wrote down what the member told them. */
  @ApiProperty({ enumName: 'Promiser', enum: PROMISERS })
  madeBy: Promiser;
  /** OPEN until its day is over; KEPT once enough was paid, else BROKEN. A payment counts by the day on which it was made. */
  @ApiProperty({ enumName: 'PromiseState', enum: PROMISE_STATES })
  state: PromiseState;
  /** What was paid since, by the day that was named. */
  @ApiProperty({ example: 0 })
  paidAmount: number;
  /** The day by which it was enough. */
  @ApiProperty({ format: 'date', required: false, example: '2027-03-09' })
  keptOn?: string;
  /** What follows from it, in the reader's language. */
  @ApiProperty({
    example: 'We will not remind you before this day. Interest and penalties go on as agreed until you pay.',
  })
  text: string;
}

export class PromiseListDto {
  /** Newest first, 24 at most. */
  items: PromiseDto[];
  /** Whether one can be made now: of a running loan that has none. */
  @ApiProperty({ example: true })
  canPromise: boolean;
  /** The last day that can be named today. */
  @ApiProperty({ format: 'date', example: '2027-03-15' })
  latestDay: string;
}
