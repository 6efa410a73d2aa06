import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { Role } from '../../platform/access/access';
import type { Language } from '../../platform/language/language';

/** Stands for the account that an unknown number does not have. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Someone who can sign in: a member or staff. A member has the same id. */
@Entity('account')
@Unique('account_phone_number', ['phoneNumber'])
export class Account {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: 15 }) phoneNumber: string;
  @Column('varchar', { length: 100 }) fullName: string;
  @Column('text') passwordHash: string;
  /** What it was, where the member has barred it. See barred-password.ts. */
  @Column('text', { nullable: true }) barredPasswordHash: string | null;
  @Column('text', { array: true }) roles: Role[];
  /** Since when the account may not be used any more. */
  @Column('timestamptz', { nullable: true }) suspendedAt: Date | null;
  /** Of the last sign-in. */
  @Column('text', { nullable: true }) language: Language | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
