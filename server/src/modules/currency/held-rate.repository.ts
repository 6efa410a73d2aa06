import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/new-id';
import { HeldRate } from './held-rate.entity';

@Injectable()
export class HeldRateRepository {
  /** Those that wait for an officer, by currency. */
  async open(tx: EntityManager): Promise<Map<string, HeldRate>> {
    return byCurrency(await tx.findBy(HeldRate, { state: 'HELD' }));
  }

  /** The last one of each currency, whatever became of it. */
  async newest(tx: EntityManager): Promise<Map<string, HeldRate>> {
    const rows = await tx
      .createQueryBuilder(HeldRate, 'held')
      .distinctOn(['held.currencyCode'])
      .orderBy('held.currencyCode')
      .addOrderBy('held.id', 'DESC')
      .getMany();
    return byCurrency(rows);
  }

  /** When an officer last accepted a rate: what was in force before is no measure any more. */
  async acceptedAt(tx: EntityManager): Promise<Map<string, Date>> {
    const rows = await tx.query<{ code: string; at: Date }[]>(
      `SELECT currency_code AS code, max(ended_at) AS at FROM held_rate WHERE state = 'ACCEPTED' GROUP BY 1`,
    );
    return new Map(rows.map(({ code, at }) => [code, at]));
  }

  /** Keeps a rate aside, in place of the one that waits already. */
  async keep(
    tx: EntityManager,
    last: HeldRate | undefined,
    rate: Pick<HeldRate, 'currencyCode' | 'rate' | 'asOf'>,
    heldAt: Date,
  ): Promise<void> {
    if (last?.state === 'HELD') await tx.update(HeldRate, { id: last.id }, rate);
    else await tx.insert(HeldRate, { ...rate, id: newId(), state: 'HELD', heldAt, endedAt: null });
  }

  async end(tx: EntityManager, { id }: HeldRate, state: HeldRate['state'], endedAt: Date): Promise<void> {
    await tx.update(HeldRate, { id }, { state, endedAt });
  }
}

function byCurrency(rows: readonly HeldRate[]): Map<string, HeldRate> {
  return new Map(rows.map((row) => [row.currencyCode, row]));
}
