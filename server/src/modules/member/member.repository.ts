import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { rowOfNumber, storedForms } from '../../platform/phone-number';
import { Member } from './member.entity';

@Injectable()
export class MemberRepository {
  async insert(tx: EntityManager, member: Partial<Member>): Promise<void> {
    await tx.insert(Member, member);
  }

  find(tx: EntityManager, id: string): Promise<Member | null> {
    return tx.findOneBy(Member, { id });
  }

  async findByPhone(tx: EntityManager, phoneNumber: string): Promise<Member | undefined> {
    const members = await tx.findBy(Member, { phoneNumber: In(storedForms(phoneNumber)) });
    return rowOfNumber(members, phoneNumber);
  }

  /** Steps of one member are saved one after the other. */
  lock(tx: EntityManager, id: string): Promise<Member> {
    return tx.findOneOrFail(Member, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Held by one at a time; what refers to the member goes on. */
  hold(tx: EntityManager, id: string): Promise<Member> {
    return tx.findOneOrFail(Member, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  async update(tx: EntityManager, id: string, changes: Partial<Member>): Promise<void> {
    await tx.update(Member, { id }, changes);
  }

  findMany(tx: EntityManager, ids: readonly string[]): Promise<Member[]> {
    return ids.length === 0 ? Promise.resolve([]) : tx.findBy(Member, { id: In([...ids]) });
  }
}
