import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed sign-ins of one phone number, whether it has an account or not. The number stands here as a hash. */
@Entity('sign_in_lock')
export class SignInLock {
  @PrimaryColumn('text') phoneHash: string;
  @Column('integer') failures: number;
  @Column('timestamptz', { nullable: true }) lockedUntil: Date | null;
}
