import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A message from the contact form, by anyone. */
@Entity('contact_message')
@Index('contact_message_created', ['createdAt'])
@Index('contact_message_sender', ['senderHash', 'createdAt'])
export class ContactMessage {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: 100 }) name: string;
  @Column('varchar', { length: 100 }) email: string;
  @Column('text') message: string;
  /** The sender's address as a keyed hash, for the limit. */
  @Column('text') senderHash: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
