import { ApiProperty } from '@nestjs/swagger';
import { IsNumber } from 'class-validator';
import { AboveZero } from '../../platform/validation/fields';

const RATE = 'Send the held rate as it is listed.';

/** A rate that moved too far, and waits for an officer. */
export class HeldRateDto {
  /** Units of the currency for one peso. */
  @ApiProperty({ example: 0.0222 })
  rate: number;
  /** From the rate in force, in percent. */
  @ApiProperty({ required: false, example: 25 })
  changePercent?: number;
  /** When the source says it was made. */
  @ApiProperty({ format: 'date-time' })
  asOf: string;
  /** Since when one of this currency waits. */
  @ApiProperty({ format: 'date-time', example: '2026-11-20T02:30:00.000Z' })
  heldAt: string;
}

export class StaffRateDto {
  /** ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currencyCode: string;
  /** In force: units of the currency for one peso. */
  @ApiProperty({ required: false, example: 0.01776 })
  rate?: number;
  /** When the source says it was made; older than the others' while a newer one is held. */
  @ApiProperty({ format: 'date-time' })
  asOf: string;
  /** The one that moved too far, while it waits. */
  held?: HeldRateDto;
}

export class StaffRatesDto {
  /** When the source says its last answer was made. */
  @ApiProperty({ format: 'date-time' })
  asOf: string;
  /** Whether the rates are the bundled snapshot or were fetched. */
  @ApiProperty({ enum: ['bundled', 'fetched'] })
  source: string;
  /** By currency. */
  items: StaffRateDto[];
}

/** Names the rate that the officer saw. */
export class HeldRateDecisionDto {
  /** The held rate, as it is listed. */
  @ApiProperty({ example: 0.0222, minimum: 0, exclusiveMinimum: true })
  @IsNumber({ allowInfinity: false, allowNaN: false }, { message: RATE })
  @AboveZero(RATE)
  rate: number;
}
