import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('currency')
export class Currency {
  /** ISO 4217. */
  @PrimaryColumn('varchar', { length: 3 }) currencyCode: string;
  @Column('text') currencyName: string;
  @Column('text') currencySymbol: string;
  @Column('text') countryName: string;
  /** Whether loans are offered in it. */
  @Column('boolean') active: boolean;
}

/** All rates as they were published at one time. A snapshot is in force until the next one. */
@Entity('rate_snapshot')
@Index('rate_snapshot_in_force_from', ['inForceFrom'])
export class RateSnapshot {
  @PrimaryColumn('uuid') id: string;
  @Column('timestamptz') inForceFrom: Date;
  /** When the source says the rates were made. */
  @Column('timestamptz') asOf: Date;
  @Column('text') source: 'bundled' | 'fetched';
  /** Units of each currency for one peso. */
  @Column('jsonb') rates: Record<string, number>;
  /** When those were made that are older than the others, since a newer one is held. */
  @Column('jsonb', { default: {} }) keptAsOf: Record<string, string>;
}

/** When a rate of a snapshot was made. */
export function asOfRate({ asOf, keptAsOf }: RateSnapshot, currencyCode: string): Date {
  const kept = keptAsOf[currencyCode];
  return kept === undefined ? asOf : new Date(kept);
}
