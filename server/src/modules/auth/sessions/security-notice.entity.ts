import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

export type NoticeKind =
  | 'NEW_DEVICE'
  | 'PASSWORD_CHANGED'
  | 'ACCOUNT_RECOVERED'
  | 'PASSKEY_ADDED'
  | 'EMAIL_CHANGED'
  | 'NAME_ASKED'
  | 'IDENTITY_ASKED'
  | 'BANK_ACCOUNT_ASKED'
  | 'PHONE_ASKED';

/** A message to a member about their account, by the hash of what its link holds. */
@Entity('security_notice')
@Index('security_notice_created', ['createdAt'])
@ForeignKey('Account', ['accountId'], ['id'], { name: 'security_notice_account' })
export class SecurityNotice {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_security_notice' }) accountId: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_security_notice' }) tokenHash: string;
  @Column('text') kind: NoticeKind;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  /** When the member said that it was somebody else. */
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
