import { ApiProperty } from '@nestjs/swagger';

/** A schema of a module, which the platform knows by its name alone. */
const named = (name: string) => ({ allOf: [{ $ref: `#/components/schemas/${name}` }] });

export class FieldErrorDto {
  /** The field of the request, as it is named there. */
  field: string;
  /** What is wrong with it, as a sentence for the person who typed it. */
  message: string;
}

export class EarlierRepaymentDto {
  @ApiProperty({ example: 'RP00000001' })
  repaymentNumber: string;
  @ApiProperty({ example: 21_834 })
  amount: number;
  /** When the member paid. */
  @ApiProperty({ format: 'date-time', example: '2026-12-22T01:00:00.000Z' })
  paidAt: string;
  /** The reference that it was recorded with. */
  @ApiProperty({ example: 'BPI 0042' })
  reference: string;
  /** When staff recorded it. */
  @ApiProperty({ format: 'date-time', example: '2026-12-22T02:30:00.000Z' })
  recordedAt: string;
}

/** Every error answer (RFC 9457). */
export class ProblemDto {
  /** A URI for the kind of problem; the code below is what to switch on. */
  @ApiProperty({ example: 'about:blank' })
  type: string;
  /** The kind of problem in a few words. */
  title: string;
  /** The HTTP status, again. */
  @ApiProperty({ type: 'integer', example: 400 })
  status: number;
  /** What happened, as a sentence that a person understands. */
  detail: string;
  /** The path that was called. */
  instance: string;
  /** The same as detail. */
  message: string;
  /** A stable code, to switch on. */
  @ApiProperty({ enumName: 'ProblemCode', enum: ['INTERNAL_ERROR'] })
  code: string;
  /** The id of the request where the failure is ours (500, 503), as in the header X-Request-Id: name it when you ask. */
  requestId?: string;
  /** The fields that are refused, each with a sentence: with code VALIDATION_FAILED, and with others that are about a field. */
  errors?: FieldErrorDto[];
  /** How many tries are left, with codes OTP_INVALID and SECOND_FACTOR_CODE_INVALID. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  triesLeft?: number;
  /** The scope that the API key has not, with code SCOPE_MISSING. */
  @ApiProperty({ example: 'loans:read' })
  scope?: string;
  /** The fresh quote, with code QUOTE_CHANGED. */
  @ApiProperty(named('LoanQuoteDto'))
  quote?: object;
  /** The rate that is held now, with code HELD_RATE_CHANGED. */
  @ApiProperty(named('HeldRateDto'))
  held?: object;
  /** The payment that was recorded before, with code REPAYMENT_LOOKS_REPEATED. */
  earlier?: EarlierRepaymentDto;
  /** Why not, with codes TOP_UP_NOT_POSSIBLE and CANCELLATION_NOT_POSSIBLE. */
  @ApiProperty({
    anyOf: [
      { $ref: '#/components/schemas/TopUpReason' },
      { $ref: '#/components/schemas/CancellationReason' },
    ],
    example: 'TOO_EARLY',
  })
  reason?: string;
}
