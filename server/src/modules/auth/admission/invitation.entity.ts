import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** An invitation to register, for one person or several. Of the code only its beginning is readable. */
@Entity('invitation')
@Index('invitation_code', ['codeHash'], { unique: true })
@Check('invitation_uses', 'uses_left BETWEEN 0 AND uses')
export class Invitation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_invitation' }) id: string;
  @Column('text') codeHash: string;
  @Column('varchar', { length: 4 }) beginning: string;
  @Column('integer') uses: number;
  @Column('integer') usesLeft: number;
  @Column('uuid') issuedBy: string;
  @Column('timestamptz') expiresAt: Date;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
