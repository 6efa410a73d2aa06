import { ApiProperty } from '@nestjs/swagger';
import { ProposalDto } from '../../platform/four-eyes/proposal.dto';
import { OptionalField, PositiveAmountField, TextField } from '../../platform/validation/fields';
import { LoanStandingDto } from './repayment.dto';

/** What is to be waived of penalties and late charges. */
export class WaiverRequestDto {
  /** In the loan's currency, at most what is unpaid of penalties and late charges; all of that without it. */
  @ApiProperty({ required: false, example: 853.35, minimum: 0, exclusiveMinimum: true })
  @OptionalField()
  @PositiveAmountField()
  amount?: number;

  /** Kept, for the audit log and other staff. */
  @ApiProperty({ example: 'Hospital bill shown; paid the installment itself.' })
  @TextField({ min: 1, max: 500, message: 'Say in 1 to 500 characters why it is waived.' })
  reason: string;
}

export class WaiverReversalDto {
  /** Kept, for the audit log and other staff. */
  @ApiProperty({ example: 'Granted on the wrong loan.' })
  @TextField({ min: 1, max: 500, message: 'Say in 1 to 500 characters why the waiver is taken back.' })
  reason: string;
}

/** A waiver as the back office sees it. */
export class WaiverRowDto {
  /** Which waiver. */
  @ApiProperty({ format: 'uuid', example: '0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10' })
  waiverId: string;
  /** In the loan's currency. */
  @ApiProperty({ example: 853.35 })
  amount: number;
  /** The business day on which it was granted. */
  @ApiProperty({ format: 'date', example: '2026-12-28' })
  waivedOn: string;
  /** What the officer said, for the audit log and other staff. */
  @ApiProperty({ example: 'Hospital bill shown; paid the installment itself.' })
  reason: string;
  /** Taken back: then it waives nothing. */
  @ApiProperty({ example: false })
  reversed: boolean;
  /** Why it was taken back. */
  @ApiProperty({ required: false, example: 'Granted on the wrong loan.' })
  reversalReason?: string;
}

export class WaiverListDto {
  /** Newest first. */
  items: WaiverRowDto[];
}

/** What became of a waiver, and of its loan. */
export class WaiverDto {
  /** Absent while it waits for a second officer. */
  @ApiProperty({ required: false, type: WaiverRowDto })
  waiver?: WaiverRowDto;
  loan: LoanStandingDto;
  /** What waits for a second officer. */
  @ApiProperty({ required: false, type: ProposalDto })
  proposal?: ProposalDto;
}
