import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Member } from './member.entity';

/** Registration and the activation steps; what is asked often stands in member.sql.ts. */
@Injectable()
export class MemberRepository {
  async insert(tx: EntityManager, member: Partial<Member>): Promise<void> {
    await tx.insert(Member, member);
  }

  /** Steps of one member are saved one after the other. */
  lock(tx: EntityManager, id: string): Promise<Member | null> {
    return tx.findOne(Member, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(tx: EntityManager, id: string, changes: Partial<Member>): Promise<void> {
    await tx.update(Member, { id }, changes);
  }
}
