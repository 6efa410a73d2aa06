import { toldNumbers } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { Loan } from '../loan/loan.service';
import { readContract } from '../loan/serviced-contract';
import { HardshipRequest } from './hardship-request.entity';

type ChangedLoan = Parameters<typeof readContract>[1];

/** What changed the schedule of a loan, in the order in which it was agreed. */
export function agreedRequests(
  tx: EntityManager,
  { memberId, id: loanId }: Pick<Loan, 'memberId' | 'id'>,
): Promise<HardshipRequest[]> {
  return tx.find(HardshipRequest, {
    where: { memberId, loanId, state: 'AGREED' },
    order: { closedAt: 'ASC', id: 'ASC' },
  });
}

/**
 * The numbers by which installments are told, of those that rows name. Those of the first schedule keep theirs, so nothing is
 * read for a loan whose schedule never changed.
 */
export async function shownNumbers(
  tx: EntityManager,
  loan: ChangedLoan,
  named: readonly (number | null)[],
): Promise<(number: number) => number> {
  if (named.every((number) => number === null || number <= loan.termMonths)) return (number) => number;
  const { installments } = await readContract(tx, loan);
  const changes = (await agreedRequests(tx, loan)).flatMap(({ change }) => change ?? []);
  const told = toldNumbers(installments, changes);
  return (number) => told.get(number)?.shown ?? number;
}
