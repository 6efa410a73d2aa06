import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * A rate that moved too far to be believed. It is HELD until an officer accepts or rejects it, or the source comes back
 * to what is believed (DROPPED).
 */
@Entity('held_rate')
@Index('held_rate_one_open', ['currencyCode'], { unique: true, where: `state = 'HELD'` })
@Index('held_rate_newest', ['currencyCode', 'id'])
@Check('held_rate_state_known', `state IN ('HELD', 'ACCEPTED', 'REJECTED', 'DROPPED')`)
@ForeignKey('Currency', ['currencyCode'], ['currencyCode'], { name: 'FK_held_rate_currency' })
export class HeldRate {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: 3 }) currencyCode: string;
  @Column('text') state: 'HELD' | 'ACCEPTED' | 'REJECTED' | 'DROPPED';
  /** Units for one peso, as the source last said. */
  @Column('double precision') rate: number;
  /** When the source says it was made. */
  @Column('timestamptz') asOf: Date;
  @Column('timestamptz') heldAt: Date;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}
