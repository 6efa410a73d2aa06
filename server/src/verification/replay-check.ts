import { serviceLoan } from '@pautang/loan-terms';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Loan } from '../modules/loan/loan.entity';
import { readContract } from '../modules/loan/serviced-contract';
import { differences, wantedEntries } from '../modules/servicing/differences';
import { ServicingRepository } from '../modules/servicing/servicing.repository';
import { type LedgerCheck, SHOWN_VIOLATIONS } from './rule';

const LOANS_AT_ONCE = 500;

/** Plays every loan through from its first day, and compares with the rows that stand. */
export async function checkReplay(tx: EntityManager): Promise<LedgerCheck> {
  const invariant = 'every loan, played through anew, comes to the rows and the status that stand';
  const violations: unknown[] = [];
  let last: string | undefined;
  do {
    const loans: Loan[] = await tx.find(Loan, {
      where: { status: In(['APPROVED', 'REPAID']), ...(last && { id: MoreThan(last) }) },
      order: { id: 'ASC' },
      take: LOANS_AT_ONCE,
    });
    for (const loan of loans) violations.push(...(await violationsOf(tx, loan)));
    last = loans.at(-1)?.id;
  } while (last && violations.length < SHOWN_VIOLATIONS);
  return { invariant, violations: violations.slice(0, SHOWN_VIOLATIONS) };
}

async function violationsOf(tx: EntityManager, loan: Loan): Promise<unknown[]> {
  const { memberId, loanNumber, status } = loan;
  try {
    const found = await compare(tx, loan);
    return found ? [{ memberId, loanNumber, status, ...found }] : [];
  } catch (error) {
    return [{ memberId, loanNumber, status, error: String(error) }];
  }
}

/** What differs; undefined when nothing does. */
async function compare(tx: EntityManager, loan: Loan): Promise<object | undefined> {
  const repository = new ServicingRepository();
  const contract = await readContract(tx, loan);
  const payments = (await repository.repayments(tx, loan)).filter(({ reversal }) => !reversal);
  const position = serviceLoan(contract, payments, loan.servicedOn ?? contract.startsOn);
  const standing = await repository.standing(tx, loan);
  const { charges, allocations } = differences(standing, wantedEntries(position, payments));
  const isClosed = position.closedOn !== undefined;
  const isSame = charges.length + allocations.length === 0 && isClosed === (loan.status === 'REPAID');
  return isSame ? undefined : { isClosed, charges, allocations };
}
