import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A message from the contact form, by anyone. */
@Entity('contact_message')
export class ContactMessage {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: 100 }) name: string;
  @Column('varchar', { length: 100 }) email: string;
  @Column('text') message: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
