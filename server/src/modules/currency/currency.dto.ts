import { ApiProperty } from '@nestjs/swagger';

export class CurrencyDto {
  /** The same as currencyCode. */
  @ApiProperty({ example: 'PHP' })
  _id: string;
  /** ISO 4217. */
  @ApiProperty({ example: 'PHP' })
  currencyCode: string;
  @ApiProperty({ example: 'Philippine Peso' })
  currencyName: string;
  @ApiProperty({ example: '₱' })
  currencySymbol: string;
  @ApiProperty({ example: 'Philippines' })
  countryName: string;
  /** Whether loans are offered in it. */
  active: boolean;
}

export class RatesDto {
  /** Always the peso. */
  @ApiProperty({ example: 'PHP' })
  base: string;
  /** Units of each currency for one peso. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number', exclusiveMinimum: true, minimum: 0 },
    example: { PHP: 1, USD: 0.01776 },
  })
  rates: Record<string, number>;
  /** When the source says the rates were made. */
  @ApiProperty({ format: 'date-time' })
  asOf: string;
  /** Whether the rates are the bundled snapshot or were fetched. */
  @ApiProperty({ enum: ['bundled', 'fetched'] })
  source: string;
  /** Whether they are too old for new loans in foreign currencies. */
  stale: boolean;
}
