import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { rowOfNumber, storedForms } from '../../platform/phone-number';
import { Account } from './account.entity';

/** The account of a phone number, however that is written; with one query, whether there is one or not. */
export async function findAccount(
  tx: EntityManager,
  phoneNumber: string,
  where: Omit<FindOptionsWhere<Account>, 'phoneNumber'> = {},
  lock?: 'pessimistic_read',
): Promise<Account | undefined> {
  const accounts = await tx.find(Account, {
    where: { ...where, phoneNumber: In(storedForms(phoneNumber)) },
    lock: lock && { mode: lock },
  });
  return rowOfNumber(accounts, phoneNumber);
}
