import { type ChargeKind, type Day, isTakenOff, laterOf } from '@pautang/loan-terms';
import type { LoanMovement, TransactionKind } from '../ledger/ledger.service';
import type { MovementKind } from './statement.dto';
import type { ChargeRow } from './statement.sql';

/** A line of a statement, before it is put into words. */
export interface StatementLine {
  readonly kind: MovementKind;
  readonly onDay: Day;
  /** What the movement is about: a repayment or a withdrawal. */
  readonly subjectId?: string;
  /** By how much what is owed grows. */
  readonly owedMinor: number;
  /** By how much the wallet grows. */
  readonly walletMinor: number;
  readonly charged?: ChargedLine;
}

/** What was charged, corrected or waived. */
export interface ChargedLine {
  readonly charge: ChargeKind;
  readonly installmentNumber: number;
  readonly from: Day;
  readonly to: Day;
  readonly waivedMinor: number;
}

const PLAIN: Partial<Record<TransactionKind, MovementKind>> = {
  LOAN_FUNDING: 'DISBURSEMENT',
  LOAN_CANCELLATION: 'CANCELLATION',
  WALLET_CARRIED_OVER: 'WALLET_CARRIED_OVER',
  WITHDRAWAL: 'WITHDRAWAL',
  WITHDRAWAL_RETURN: 'WITHDRAWAL_RETURN',
  REPAYMENT: 'PAYMENT',
  REPAYMENT_REVERSAL: 'PAYMENT_REVERSAL',
  SMALL_REST: 'SMALL_REST',
  WAIVER: 'CHARGES_WAIVED',
  WAIVER_REVERSAL: 'CHARGES_WAIVED_REVERSAL',
  CREDIT_REFUND: 'CREDIT_REFUND',
  CREDIT_PAYMENT: 'CREDIT_PAYMENT',
  WRITE_OFF: 'WRITTEN_OFF',
  WRITE_OFF_REVERSAL: 'WRITTEN_OFF_REVERSAL',
};

/**
 * The lines of a statement, in the order of their days: each movement one, what was charged one for each installment,
 * and penalties with nothing between one for each installment and month.
 * @param movements and charges by day, and within one in order of booking
 */
export function statementLines(
  movements: readonly LoanMovement[],
  charges: readonly ChargeRow[],
): StatementLine[] {
  const ofTransaction = byTransaction(charges);
  const booked = [
    ...movements.map((movement) => ({
      onDay: movement.onDay,
      id: movement.id,
      lines: movementLines(movement, ofTransaction.get(movement.id) ?? []),
    })),
    ...(ofTransaction.get(null) ?? []).map((charge) => ({
      onDay: charge.bookedOn,
      id: charge.id,
      lines: waiverLines(charge),
    })),
  ];
  booked.sort((one, other) => (one.onDay + one.id < other.onDay + other.id ? -1 : 1));
  return foldDays(booked.flatMap(({ lines }) => lines));
}

function byTransaction(charges: readonly ChargeRow[]): Map<string | null, ChargeRow[]> {
  const grouped = new Map<string | null, ChargeRow[]>();
  for (const charge of charges) {
    const group = grouped.get(charge.transactionId);
    if (group) group.push(charge);
    else grouped.set(charge.transactionId, [charge]);
  }
  return grouped;
}

function movementLines(movement: LoanMovement, charges: readonly ChargeRow[]): StatementLine[] {
  const { kind, onDay, subjectId, owedMinor, walletMinor } = movement;
  const plain = PLAIN[kind];
  if (plain) return [{ kind: plain, onDay, subjectId, owedMinor, walletMinor }];
  if (kind === 'CHARGE') return charges.flatMap((charge) => [...chargeLines(charge), ...waiverLines(charge)]);
  return correctionLines(charges);
}

function chargeLines(row: ChargeRow): StatementLine[] {
  const { kind, bookedOn: onDay, amountMinor: owedMinor } = row;
  if (owedMinor === 0 || isTakenOff(kind)) return [];
  return [{ kind, onDay, owedMinor, walletMinor: 0, charged: chargedOf(row) }];
}

function waiverLines(row: ChargeRow): StatementLine[] {
  if (row.waivedMinor <= 0) return [];
  return [{ kind: 'WAIVER', onDay: row.bookedOn, owedMinor: 0, walletMinor: 0, charged: chargedOf(row) }];
}

/** What changed in earlier days, for each installment and kind together, where it changes what is owed. */
function correctionLines(rows: readonly ChargeRow[]): StatementLine[] {
  const lines = new Map<string, StatementLine & { charged: ChargedLine }>();
  for (const row of rows) {
    const key = `${row.installmentNumber} ${row.kind}`;
    const charged = chargedOf(row);
    const line = lines.get(key);
    lines.set(key, {
      kind: 'ADJUSTMENT',
      onDay: row.bookedOn,
      walletMinor: 0,
      owedMinor: (isTakenOff(row.kind) ? -row.amountMinor : row.amountMinor) + (line?.owedMinor ?? 0),
      charged: line
        ? {
            ...charged,
            from: earlier(line.charged.from, charged.from),
            to: laterOf(line.charged.to, charged.to),
          }
        : charged,
    });
  }
  return [...lines.values()].filter(({ owedMinor }) => owedMinor !== 0);
}

function chargedOf({ kind: charge, installmentNumber, chargedOn, waivedMinor }: ChargeRow): ChargedLine {
  return { charge, installmentNumber, from: chargedOn, to: chargedOn, waivedMinor };
}

/**
 * Joins the penalties of an installment, and what was waived of them, by month, as long as nothing else comes between.
 * Each stands on its last day, and in the order of these days.
 */
function foldDays(lines: readonly StatementLine[]): StatementLine[] {
  const folded: StatementLine[] = [];
  let run = new Map<string, StatementLine>();
  const endRun = () => {
    folded.push(...[...run.values()].sort(byDay));
    run = new Map();
  };
  for (const line of lines) {
    if (isDaily(line)) {
      const key = `${line.kind} ${line.charged?.installmentNumber} ${line.onDay.slice(0, 7)}`;
      const before = run.get(key);
      run.set(key, before ? joined(before, line) : line);
    } else {
      endRun();
      folded.push(line);
    }
  }
  endRun();
  return folded;
}

function byDay(one: StatementLine, other: StatementLine): number {
  if (one.onDay === other.onDay) return 0;
  return one.onDay < other.onDay ? -1 : 1;
}

function isDaily({ kind, charged }: StatementLine): boolean {
  return (kind === 'PENALTY' || kind === 'WAIVER') && charged?.charge === 'PENALTY';
}

function joined(before: StatementLine, line: StatementLine): StatementLine {
  if (!before.charged || !line.charged) return before;
  return {
    ...before,
    onDay: line.onDay,
    owedMinor: before.owedMinor + line.owedMinor,
    charged: {
      ...before.charged,
      to: line.charged.to,
      waivedMinor: before.charged.waivedMinor + line.charged.waivedMinor,
    },
  };
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}
