import { ApiProperty } from '@nestjs/swagger';
import { ProposalDto } from '../../platform/four-eyes/proposal.dto';
import { TextField } from '../../platform/validation/fields';
import { LoanStandingDto } from './repayment.dto';

export class WriteOffRequestDto {
  /** Kept, for the audit log and other staff. */
  @ApiProperty({ example: 'Moved abroad; three letters came back.' })
  @TextField({ min: 1, max: 500, message: 'Say in 1 to 500 characters why the loan is written off.' })
  reason: string;
}

export class WriteOffReversalDto {
  /** Kept, for the audit log and other staff. */
  @ApiProperty({ example: 'The member pays again.' })
  @TextField({ min: 1, max: 500, message: 'Say in 1 to 500 characters why the write-off is taken back.' })
  reason: string;
}

/** A write-off as the back office sees it. Amounts are of the loan's currency. */
export class WriteOffRowDto {
  /** Which write-off. */
  @ApiProperty({ format: 'uuid', example: '0193d5a0-7a11-7c1e-9a31-5d0c8a4b7f10' })
  writeOffId: string;
  /** The business day from which on it costs nothing more. */
  @ApiProperty({ format: 'date', example: '2027-05-28' })
  writtenOffOn: string;
  /** How late the loan was then. */
  @ApiProperty({ example: 102 })
  daysPastDue: number;
  /** What was owed then, in all. */
  @ApiProperty({ example: 104112.5 })
  amount: number;
  @ApiProperty({ example: 100000 })
  principal: number;
  @ApiProperty({ example: 1600 })
  interest: number;
  /** Penalties of each late day. */
  @ApiProperty({ example: 1659.15 })
  penalties: number;
  /** Charged once for each installment that was late. */
  @ApiProperty({ example: 853.35 })
  lateCharges: number;
  /** What was paid since then, and not taken back. */
  @ApiProperty({ example: 5000 })
  recovered: number;
  /** What the officer said, for the audit log and other staff. */
  @ApiProperty({ example: 'Moved abroad; three letters came back.' })
  reason: string;
  /** Taken back: then the loan runs on. */
  @ApiProperty({ example: false })
  reversed: boolean;
  /** Why it was taken back. */
  @ApiProperty({ required: false, example: 'The member pays again.' })
  reversalReason?: string;
}

export class WriteOffListDto {
  /** Newest first. */
  items: WriteOffRowDto[];
}

/** What became of a write-off, and of its loan. */
export class WriteOffDto {
  /** Absent while it waits for a second officer. */
  @ApiProperty({ required: false, type: WriteOffRowDto })
  writeOff?: WriteOffRowDto;
  loan: LoanStandingDto;
  /** What waits for a second officer. */
  @ApiProperty({ required: false, type: ProposalDto })
  proposal?: ProposalDto;
}
