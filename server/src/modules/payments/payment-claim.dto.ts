import { ApiProperty } from '@nestjs/swagger';
import { NextCursor } from '../../platform/page-query.dto';
import { DayField, OptionalField, PositiveAmountField, TextField } from '../../platform/validation/fields';
import { CLAIM_STATES, type ClaimState } from './payment-claim.entity';

/** A transfer that the member made. */
export class PaymentClaimRequestDto {
  /** What was paid, in the loan's currency. */
  @ApiProperty({ example: 21834, minimum: 0, exclusiveMinimum: true })
  @PositiveAmountField()
  amount: number;

  /** The day of the transfer in the Philippines, YYYY-MM-DD. */
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  @DayField()
  paidOn: string;

  /** The number that the bank or e-wallet shows for the transfer. */
  @ApiProperty({ example: '0098 1234 5678' })
  @TextField({
    min: 6,
    max: 60,
    pattern: /^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){6}/u,
    message: 'The reference number has 6 to 60 characters, with at least 6 letters or digits.',
  })
  reference: string;

  /** The bank or e-wallet that it was sent from. */
  @ApiProperty({ required: false, example: 'BPI' })
  @OptionalField()
  @TextField({ min: 2, max: 100, message: 'The bank has 2 to 100 characters.' })
  bank?: string;
}

/** A transfer that the member told of, and whether it was found. */
export class PaymentClaimDto {
  /** Which claim. */
  @ApiProperty({ format: 'uuid' })
  claimId: string;
  loanNumber: string;
  /** MATCHED once the money is there; NOT_FOUND where it was not by `waitsUntil`, and staff look for it; ENDED 30 days later. */
  @ApiProperty({ enumName: 'PaymentClaimState', enum: CLAIM_STATES })
  state: ClaimState;
  amount: number;
  selectedCurrency: string;
  /** The day of the transfer. */
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  paidOn: string;
  /** Of the transfer; empty once it is forgotten. */
  @ApiProperty({ example: '0098 1234 5678' })
  reference: string;
  /** The bank or e-wallet that it was sent from. */
  @ApiProperty({ required: false, example: 'BPI' })
  bank?: string;
  /** When the member told of it. */
  @ApiProperty({ format: 'date-time', example: '2026-11-21T04:30:00.000Z' })
  claimedAt: string;
  /** The last day on which it may still be on its way; until then nothing late is asked for. */
  @ApiProperty({ format: 'date', example: '2026-11-25' })
  waitsUntil: string;
  /** While it is not found: the day of a payment of the same amount that arrived before it was told of, and may be this one. */
  @ApiProperty({ required: false, format: 'date', example: '2026-11-20' })
  alikeOn?: string;
}

export class PaymentClaimsDto {
  /** Newest first. */
  claims: PaymentClaimDto[];
  /** How many more may be told of until one is found or withdrawn. */
  @ApiProperty({ type: 'integer', example: 2 })
  left: number;
}

/** A payment in suspense that a claim may be of. Nobody but staff decides that it is. */
export class SuggestedPaymentDto {
  @ApiProperty({ example: 'IP00000001' })
  paymentNumber: string;
  /** It names the reference that the member told of. */
  @ApiProperty({ example: true })
  sameReference: boolean;
  /** The day of it. */
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  paidOn: string;
}

export class OpenPaymentClaimDto extends PaymentClaimDto {
  @ApiProperty({ format: 'uuid' })
  memberId: string;
  fullName: string;
  /** How many other claims tell of the same reference. */
  @ApiProperty({ type: 'integer', example: 0 })
  sameReferenceClaims: number;
  /** Payments in suspense of the same amount, those with its reference first. */
  suggestions: SuggestedPaymentDto[];
}

export class OpenPaymentClaimPageDto {
  items: OpenPaymentClaimDto[];
  @NextCursor()
  nextCursor?: string;
}
