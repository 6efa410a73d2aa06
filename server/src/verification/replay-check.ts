import { isDeepStrictEqual } from 'node:util';
import { checkpointOf, type LoanCheckpoint, nextEventOn, playLoan, positionOf } from '@pautang/loan-terms';
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { Loan } from '../modules/loan/loan.entity';
import { LoanAgreement } from '../modules/loan/loan-agreement.entity';
import { LoanCheckpointRow } from '../modules/loan/loan-checkpoint.entity';
import { hashOfQuote } from '../modules/loan/loan-quote-view';
import { readContract } from '../modules/loan/serviced-contract';
import { differences, NO_ENTRIES, wantedEntries } from '../modules/servicing/differences';
import type { HardshipRequest } from '../modules/servicing/hardship-request.entity';
import { hashOfHardshipQuote } from '../modules/servicing/hardship-view';
import { agreedRequests } from '../modules/servicing/schedule-changes';
import { ServicingRepository } from '../modules/servicing/servicing.repository';
import { isKept } from '../modules/servicing/servicing.service';
import { type LedgerCheck, SHOWN_VIOLATIONS } from './rule';

const LOANS_AT_ONCE = 500;

const ROWS = 'every loan, played through anew, comes to the rows and the status that stand';
const CHECKPOINTS = 'every checkpoint is where its loan, played through anew, stands on its day';
const AGREED = 'what a member agreed to has the hash that was kept with it';
const EVENTS = 'nothing happens to a loan before the day of its next event';

/** Plays every loan through from its first day, and compares with the rows, the checkpoint and the day that stand. */
export async function checkReplay(tx: EntityManager): Promise<LedgerCheck[]> {
  const checks = [ROWS, CHECKPOINTS, EVENTS, AGREED].map((invariant) => ({
    invariant,
    violations: [] as object[],
  }));
  const hasRoom = () => checks.some(({ violations }) => violations.length < SHOWN_VIOLATIONS);
  let last: string | undefined;
  do {
    const after = last === undefined ? {} : { id: MoreThan(last) };
    const loans: Loan[] = await tx.find(Loan, {
      where: [
        { status: In(['APPROVED', 'REPAID', 'WRITTEN_OFF']), ...after },
        { status: 'CANCELLED', approvedOn: Not(IsNull()), ...after },
      ],
      order: { id: 'ASC' },
      take: LOANS_AT_ONCE,
    });
    for (const loan of loans) {
      const { memberId, loanNumber, status } = loan;
      for (const { invariant, ...found } of await violationsOf(tx, loan)) {
        const violations = checks.find((check) => check.invariant === invariant)?.violations ?? [];
        if (violations.length < SHOWN_VIOLATIONS) violations.push({ memberId, loanNumber, status, ...found });
      }
    }
    last = loans.at(-1)?.id;
  } while (last && hasRoom());
  return checks;
}

type Violation = { readonly invariant: string } & Readonly<Record<string, unknown>>;

async function violationsOf(tx: EntityManager, loan: Loan): Promise<Violation[]> {
  try {
    return await compare(tx, loan);
  } catch (error) {
    return [{ invariant: ROWS, error: String(error) }];
  }
}

async function compare(tx: EntityManager, loan: Loan): Promise<Violation[]> {
  const repository = new ServicingRepository();
  const contract = await readContract(tx, loan);
  const entries = await repository.history(tx, loan);
  const asOf = loan.servicedOn ?? contract.startsOn;
  const running = playLoan(contract, entries, asOf);
  const position = positionOf(running, asOf);
  const wanted = loan.status === 'CANCELLED' ? NO_ENTRIES : wantedEntries(position);
  const { charges, allocations } = differences(await repository.standing(tx, loan), wanted);
  const { closedOn, writtenOffOn } = position;
  const isClosed = closedOn !== undefined;
  const isWrittenOff = !isClosed && writtenOffOn !== undefined;
  const isStatus =
    isClosed === (loan.status === 'REPAID') && isWrittenOff === (loan.status === 'WRITTEN_OFF');
  const isSame = charges.length + allocations.length === 0 && isStatus;
  const kept = await tx.findOneBy(LoanCheckpointRow, { memberId: loan.memberId, loanId: loan.id });
  const isGoneOnWith =
    kept !== null &&
    isKept({ ...kept, rulesVersion: loan.rulesVersion }) &&
    kept.state.on === loan.servicedOn;
  const next = nextEventOn(running);
  const isLate = loan.status === 'APPROVED' && next !== undefined && loan.nextEventOn > next;
  return [
    ...(isSame ? [] : [{ invariant: ROWS, isClosed, isWrittenOff, charges, allocations }]),
    ...(isGoneOnWith && !isDeepStrictEqual(kept.state, asKept(checkpointOf(running)))
      ? [{ invariant: CHECKPOINTS, on: kept.state.on }]
      : []),
    ...((await isAgreed(tx, loan)) ? [] : [{ invariant: AGREED }]),
    ...(isLate ? [{ invariant: EVENTS, nextEventOn: loan.nextEventOn, expected: next }] : []),
  ];
}

/** What was agreed to with the loan, and each other schedule later. */
async function isAgreed(tx: EntityManager, loan: Loan): Promise<boolean> {
  return (await isFirstAgreed(tx, loan)) && (await agreedRequests(tx, loan)).every(isLaterAgreed);
}

/** The borrower's names, which are no part of the quote, may be forgotten by now. */
async function isFirstAgreed(tx: EntityManager, { memberId, id: loanId }: Loan): Promise<boolean> {
  const kept = await tx.findOneBy(LoanAgreement, { memberId, loanId });
  if (!kept) return true;
  const { quoteHash, ...quote } = kept.agreed.quote;
  return quoteHash === kept.quoteHash && hashOfQuote(quote) === quoteHash;
}

function isLaterAgreed({ quote: { quoteHash, dueAtOnce: _, ...quote }, ...kept }: HardshipRequest): boolean {
  return quoteHash === kept.quoteHash && hashOfHardshipQuote(quote) === quoteHash;
}

/** As it comes out of the database. */
function asKept(checkpoint: LoanCheckpoint): LoanCheckpoint {
  return JSON.parse(JSON.stringify(checkpoint));
}
