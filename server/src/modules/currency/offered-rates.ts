import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Watched } from '../../platform/database/watched';
import { offeredRates } from './currency.sql';

/** The rates of the currencies that are offered, for quotes and what else only shows them. */
@Injectable()
export class OfferedRates {
  private readonly rates: Watched<ReadonlyMap<string, number>>;

  constructor(database: Database) {
    this.rates = new Watched(async () => {
      const rows = await offeredRates.all(database.manager);
      return new Map(rows.map(({ currencyCode, rate }) => [currencyCode, rate]));
    });
  }

  async rateOf(currencyCode: string): Promise<number | undefined> {
    return (await this.rates.read()).get(currencyCode);
  }

  /** After a change of this server, once it is committed. */
  forget(): void {
    this.rates.forget();
  }
}
