import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../../platform/language/language';

/** A refresh family: everything that came from one sign-in. */
@Entity('session')
@Index('session_expires', ['expiresAt'])
@Index('session_revoked', ['revokedAt'], { where: 'revoked_at IS NOT NULL' })
@Index('session_seen', ['lastSeenAt'], { where: 'last_seen_at IS NOT NULL AND revoked_at IS NULL' })
@Index('session_news', ['accountId'], { where: 'news_in IS NOT NULL' })
@ForeignKey('Account', ['accountId'], ['id'])
export class Session {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') id: string;
  /** Whether the cookie outlives the browser. */
  @Column('boolean') isPersistent: boolean;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) revokedAt: Date | null;
  /** A hash of the account's password hash: with another one the session is over. */
  @Column('text', { nullable: true }) passwordPrint: string | null;
  /** Where it began; those of before do not know. */
  @Column('text', { nullable: true }) browser: string | null;
  @Column('text', { nullable: true }) system: string | null;
  @Column('text', { nullable: true }) network: string | null;
  @Column('text', { nullable: true }) deviceHash: string | null;
  /** Of staff alone, to the minute. */
  @Column('timestamptz', { nullable: true }) lastSeenAt: Date | null;
  /** When the second factor of staff was shown in it. */
  @Column('timestamptz', { nullable: true }) secondFactorAt: Date | null;
  /** In which language the member is still to be told of it; nothing where it is no news, or where that is done. */
  @Column('text', { nullable: true }) newsIn: Language | null;
}

/** One refresh token of a family, as a hash. A rotated one stays, so that its reuse is noticed. */
@Entity('refresh_token')
@Index('refresh_token_session', ['accountId', 'sessionId'])
@ForeignKey(() => Session, ['accountId', 'sessionId'], ['accountId', 'id'])
export class RefreshToken {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('text') tokenHash: string;
  @Column('uuid') sessionId: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) rotatedAt: Date | null;
}
