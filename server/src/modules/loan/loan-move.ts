import type { LoanReason } from './decision-reasons';
import type { HeldLoan, LoanMove } from './loan.sql';
import type { LoanEventActor, LoanStatus } from './loan-status';

/** What a loan becomes, by whom, and what it says from then on instead of the status's own message. */
export interface LoanStep {
  readonly status: LoanStatus;
  readonly by: LoanEventActor;
  /** With the actor STAFF. */
  readonly actorId?: string;
  readonly reasons?: readonly LoanReason[];
  readonly message?: string;
  readonly at: Date;
  readonly approvedOn?: string;
}

/** Another step came between what was read and what was to be written. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** As the statements of `loan.sql.ts` take it. */
export function moveOf(
  { memberId, id, latestNumber }: HeldLoan,
  { status, by, actorId, reasons = [], message, at, approvedOn }: LoanStep,
): LoanMove {
  const [approvedAt, note] = [approvedOn === undefined ? null : at, message ?? null];
  return [
    memberId,
    id,
    latestNumber,
    status,
    by === 'STAFF' ? note : null,
    reasons,
    approvedAt,
    approvedOn ?? null,
    by,
    actorId ?? null,
    note,
    at,
  ];
}

/** What the audit keeps of a step besides what the loan is then. */
export function auditedStep({ latestNumber }: HeldLoan, step: LoanStep): object {
  const { by, reasons = [], message, at } = step;
  return { step: { number: latestNumber + 1, by, reasons, message, at } };
}

/** @throws Overtaken where nothing was written */
export function assertMoved(moved: object | undefined): void {
  if (!moved) throw new Overtaken();
}

/** Whether its latest step is the one that made it what it is: one that was waited for may not have been seen. */
function isWhole({ status, latestStatus }: HeldLoan): boolean {
  return latestStatus === null || latestStatus === status;
}

type Held = HeldLoan | undefined;

/**
 * Holds a loan, unless it is held already, and moves it. Where that had to wait for another step, what was read beside
 * the loan's row is from before that one; then nothing was written, and it is held and read again.
 */
export async function moveHeld<T>(
  hold: () => Promise<Held>,
  move: (loan: HeldLoan) => Promise<T>,
  held: Held | Promise<Held> = hold(),
): Promise<T | undefined> {
  const attempt = async (loan: Held) => loan && move(isWhole(loan) ? loan : ((await hold()) ?? loan));
  try {
    return await attempt(await held);
  } catch (error) {
    if (error instanceof Overtaken) return attempt(await hold());
    throw error;
  }
}
