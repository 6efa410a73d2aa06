import { Injectable } from '@nestjs/common';
import type { Day, IncomeBucket } from '@pautang/loan-terms';
import { type EntityManager, In } from 'typeorm';
import type { Loan } from '../loan/loan.service';
import { MADE_ON } from './made-on.sql';
import { WriteOff, WriteOffReversal } from './write-off.entity';

type LoanKey = Pick<Loan, 'memberId' | 'id'>;

/** A write-off, and its reversal when it was taken back. */
export interface RecordedWriteOff extends WriteOff {
  readonly reversal?: WriteOffReversal;
}

@Injectable()
export class WriteOffRepository {
  /** In the order in which they were recorded. */
  async of(tx: EntityManager, { memberId, id: loanId }: LoanKey): Promise<RecordedWriteOff[]> {
    const writeOffs = await tx.find(WriteOff, { where: { memberId, loanId }, order: { id: 'ASC' } });
    if (writeOffs.length === 0) return [];
    const ids = writeOffs.map(({ id }) => id);
    const reversals = await tx.findBy(WriteOffReversal, { memberId, writeOffId: In(ids) });
    const byWriteOff = new Map(reversals.map((reversal) => [reversal.writeOffId, reversal]));
    return writeOffs.map((writeOff) => ({ ...writeOff, reversal: byWriteOff.get(writeOff.id) }));
  }

  /** The one that was not taken back. */
  async standing(tx: EntityManager, loan: LoanKey): Promise<RecordedWriteOff | undefined> {
    return (await this.of(tx, loan)).find(({ reversal }) => reversal === undefined);
  }

  async insert(tx: EntityManager, writeOff: WriteOff): Promise<void> {
    await tx.insert(WriteOff, writeOff);
  }

  async insertReversal(tx: EntityManager, reversal: WriteOffReversal): Promise<void> {
    await tx.insert(WriteOffReversal, reversal);
  }

  /**
   * What was paid since a write-off, until it was taken back, and was not taken back itself. What was beyond the loan is
   * none of it, whether it was used since or not.
   */
  async recoveredMinor(
    tx: EntityManager,
    { memberId, loanId, id, reversal }: RecordedWriteOff,
  ): Promise<number> {
    const [row] = await tx.query<[{ sum: string }]>(
      `SELECT coalesce(sum(a.amount_minor), 0) AS sum FROM repayment r
       JOIN repayment_allocation a ON a.member_id = $1 AND a.repayment_id = r.id AND a.bucket NOT IN ('CREDIT', 'USED')
       WHERE r.member_id = $1 AND r.loan_id = $2 AND r.id > $3 AND r.recorded_at <= coalesce($4::timestamptz, 'infinity')`,
      [memberId, loanId, id, reversal?.reversedAt ?? null],
    );
    return Number(row.sum);
  }

  /** The first day from which a payment since a write-off counts once that is taken back, and no later one than its own. */
  async firstPaidOn(tx: EntityManager, { memberId, loanId, id, writtenOffOn }: WriteOff): Promise<Day> {
    const [row] = await tx.query<[{ day: Day }]>(
      `SELECT least($4::date, min(${MADE_ON}))::text AS day FROM repayment r
       WHERE r.member_id = $1 AND r.loan_id = $2 AND r.id > $3 AND r.paid_on = $4::date`,
      [memberId, loanId, id, writtenOffOn],
    );
    return row.day;
  }

  /** What was recovered since a write-off of each kind that may be income, less what was taken back. */
  async paidSince(
    tx: EntityManager,
    { memberId, id }: Pick<WriteOff, 'memberId' | 'id'>,
  ): Promise<Record<IncomeBucket, number>> {
    const rows = await tx.query<{ bucket: IncomeBucket; sum: string }[]>(
      `SELECT a.bucket, sum(a.amount_minor) AS sum FROM loan_write_off w
       JOIN repayment_allocation a ON a.member_id = $1 AND a.loan_id = w.loan_id AND a.repayment_id > w.id
       WHERE w.member_id = $1 AND w.id = $2 GROUP BY a.bucket`,
      [memberId, id],
    );
    const of = (wanted: IncomeBucket) => Number(rows.find(({ bucket }) => bucket === wanted)?.sum ?? 0);
    return { INTEREST: of('INTEREST'), PENALTY: of('PENALTY'), FEE: of('FEE') };
  }
}
