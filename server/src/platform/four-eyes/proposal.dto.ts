import { ApiProperty } from '@nestjs/swagger';
import { NextCursor } from '../page-query.dto';
import { PROPOSAL_KINDS, type ProposalKind } from './proposal.entity';

/** What one of the staff has proposed, and another one is to confirm. */
export class ProposalDto {
  @ApiProperty({ format: 'uuid' })
  proposalId: string;
  /** What is to be done. */
  @ApiProperty({ enumName: 'ProposalKind', enum: PROPOSAL_KINDS })
  kind: ProposalKind;
  /** What it is about: the number of the loan, or the id of the account. */
  @ApiProperty({ example: 'LN00000001' })
  subject: string;
  @ApiProperty({ format: 'uuid' })
  memberId: string;
  /** The name of who proposed it; where an API key did, of who issued that. */
  @ApiProperty({ example: 'Olivia Ramos' })
  proposedBy: string;
  /** Of a waiver: so much of the loan's currency, and absent where it is all that is unpaid. */
  @ApiProperty({ required: false, example: 853.35 })
  amount?: number;
  /** What the member is to read, unless who confirms it writes something else; of a waiver or a write-off, why. */
  @ApiProperty({ required: false, example: 'Welcome back.' })
  message?: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T04:30:00.000Z' })
  proposedAt: string;
  /** Where it does not hold for as long as its subject stays as it is. */
  @ApiProperty({ required: false, format: 'date-time', example: '2026-11-21T05:00:00.000Z' })
  expiresAt?: string;
}

export class ProposalPageDto {
  items: ProposalDto[];
  @NextCursor()
  nextCursor?: string;
}
