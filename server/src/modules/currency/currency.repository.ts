import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { Currency, RateSnapshot } from './currency.entity';

@Injectable()
export class CurrencyRepository {
  list(tx: EntityManager): Promise<Currency[]> {
    return tx.find(Currency, { order: { currencyName: 'ASC' } });
  }

  async insertMissing(tx: EntityManager, currencies: readonly Currency[]): Promise<void> {
    await tx
      .createQueryBuilder()
      .insert()
      .into(Currency)
      .values([...currencies])
      .orIgnore()
      .execute();
  }

  latest(tx: EntityManager): Promise<RateSnapshot | null> {
    return tx.findOne(RateSnapshot, { where: {}, order: { inForceFrom: 'DESC' } });
  }

  /** Snapshots that were in force at some time since the moment, the newest first. */
  async inForceSince(tx: EntityManager, moment: Date): Promise<RateSnapshot[]> {
    const since = await tx.find(RateSnapshot, {
      where: { inForceFrom: MoreThanOrEqual(moment) },
      order: { inForceFrom: 'DESC' },
    });
    const before = await this.newestBefore(tx, moment);
    return before ? [...since, before] : since;
  }

  async insert(tx: EntityManager, snapshot: RateSnapshot): Promise<void> {
    await tx.insert(RateSnapshot, snapshot);
  }

  /** Deletes what was replaced before the moment, however long it had been in force. */
  async deleteReplaced(tx: EntityManager, moment: Date): Promise<void> {
    const before = await this.newestBefore(tx, moment);
    if (before) await tx.delete(RateSnapshot, { inForceFrom: LessThan(before.inForceFrom) });
  }

  private newestBefore(tx: EntityManager, moment: Date): Promise<RateSnapshot | null> {
    return tx.findOne(RateSnapshot, {
      where: { inForceFrom: LessThan(moment) },
      order: { inForceFrom: 'DESC' },
    });
  }
}
