import { CREDIT_SCORE } from '@pautang/loan-terms';
import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { KeptState } from './member-state';

/** A borrower: what registration and the five activation steps asked. Has the id of the account. */
@Entity('member')
@Index('member_phone_number', ['phoneNumber'])
@Index('member_last_name_plain', { synchronize: false })
@Index('member_identity_number', ['identityNumberHash'], { where: 'identity_number_hash IS NOT NULL' })
@Index('member_account_number', ['accountNumberHash'], { where: 'account_number_hash IS NOT NULL' })
@Index('member_to_compare', ['id'], {
  where: `(identity_number_cipher IS NOT NULL AND (identity_number_hash LIKE '2.%') IS NOT TRUE)
    OR (account_number_cipher IS NOT NULL AND (account_number_hash LIKE '2.%') IS NOT TRUE)`,
})
@Index('member_next_account', ['nextAccountAt'], { where: 'next_account_at IS NOT NULL' })
@Index('member_unfinished', ['createdAt'], { where: `state NOT IN ('INFO_COMPLETED', 'CLOSED')` })
@ForeignKey('Account', ['id'], ['id'])
export class Member {
  @PrimaryColumn('uuid') id: string;
  /** The account's; a member keeps it for life, and lists of loans show it. */
  @Column('varchar', { length: 15 }) phoneNumber: string;
  @Column('varchar', { length: 100 }) fullName: string;
  @Column('varchar', { length: 100, nullable: true }) email: string | null;
  @Column('varchar', { length: 45, nullable: true }) ipAddress: string | null;
  @Column('varchar', { length: 100, nullable: true }) countryRegister: string | null;
  @Column('varchar', { length: 100 }) workPlaceCountry: string;
  @Column('varchar', { length: 100 }) workLocation: string;
  @Column('varchar', { length: 100 }) jobTitle: string;
  @Column('varchar', { length: 100 }) jobCategory: string;
  /** Whole pesos. */
  @Column('integer') monthlyNetIncome: number;
  @Column('varchar', { length: 100, nullable: true }) companyRegister: string | null;

  @Column('text') state: KeptState;
  @Column('integer', { default: CREDIT_SCORE.start }) creditScore: number;

  @Column('text', { nullable: true }) gender: string | null;
  @Column('varchar', { length: 100, nullable: true }) firstName: string | null;
  @Column('varchar', { length: 100, nullable: true }) middleName: string | null;
  @Column('varchar', { length: 100, nullable: true }) lastName: string | null;
  @Column('date', { nullable: true }) birthDate: string | null;
  @Column('text', { nullable: true }) maritalStatus: string | null;
  @Column('text', { nullable: true }) nationality: string | null;
  @Column('timestamptz', { nullable: true }) creditBureauConsentAt: Date | null;

  @Column('varchar', { length: 100, nullable: true }) countryResidence: string | null;
  @Column('varchar', { length: 100, nullable: true }) province: string | null;
  @Column('varchar', { length: 100, nullable: true }) town: string | null;
  @Column('varchar', { length: 250, nullable: true }) streetAddress: string | null;
  @Column('varchar', { length: 20, nullable: true }) postalCode: string | null;

  @Column('varchar', { name: 'ref_full_name_1', length: 100, nullable: true }) refFullName1: string | null;
  @Column('varchar', { name: 'ref_relationship_1', length: 100, nullable: true }) refRelationship1:
    | string
    | null;
  @Column('varchar', { name: 'ref_phone_number_1', length: 15, nullable: true }) refPhoneNumber1:
    | string
    | null;
  @Column('varchar', { name: 'ref_full_name_2', length: 100, nullable: true }) refFullName2: string | null;
  @Column('varchar', { name: 'ref_relationship_2', length: 100, nullable: true }) refRelationship2:
    | string
    | null;
  @Column('varchar', { name: 'ref_phone_number_2', length: 15, nullable: true }) refPhoneNumber2:
    | string
    | null;

  @Column('text', { nullable: true }) identityType: string | null;
  @Column('varchar', { length: 100, nullable: true }) otherIdentityType: string | null;
  @Column('text', { nullable: true }) identityNumberCipher: string | null;
  @Column('text', { nullable: true }) imageIdFront: string | null;
  @Column('text', { nullable: true }) imageIdBack: string | null;
  @Column('text', { nullable: true }) imageSelfie: string | null;

  @Column('varchar', { length: 100, nullable: true }) bankName: string | null;
  @Column('text', { nullable: true }) accountNumberCipher: string | null;

  /** The account that counts from a moment of the business clock on, until a job puts it in its place. */
  @Column('varchar', { length: 100, nullable: true }) nextBankName?: string | null;
  @Column('text', { nullable: true }) nextAccountNumberCipher?: string | null;
  @Column('text', { nullable: true }) nextAccountNumberHash?: string | null;
  @Column('timestamptz', { nullable: true }) nextAccountAt?: Date | null;

  /** By which the same number is found in another account; see number-index, which alone reads them. */
  @Column('text', { nullable: true }) identityNumberHash?: string | null;
  @Column('text', { nullable: true }) accountNumberHash?: string | null;

  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
