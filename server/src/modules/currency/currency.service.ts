import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { HOUR_MILLISECONDS } from '../../platform/calendar';
import { Database } from '../../platform/database/database';
import { lockName } from '../../platform/database/lock-name';
import { newId } from '../../platform/new-id';
import { BUNDLED_RATES, BUNDLED_RATES_AS_OF } from './bundled-rates';
import type { CurrencyDto, RatesDto } from './currency.dto';
import { asOfRate, type Currency, type RateSnapshot } from './currency.entity';
import { RatesOutdated } from './currency.errors';
import { CurrencyRepository } from './currency.repository';
import type { RateInForce } from './currency.sql';
import { CURRENCIES } from './currency-list';
import { OfferedRates } from './offered-rates';
import { RATES_LOCK, RateReviewService } from './rate-review.service';
import { fetchRates } from './rate-source';

export const HOME_CURRENCY = 'PHP';
/** A quote may be accepted this long after its rate was replaced. */
const RATE_GRACE_MILLISECONDS = 15 * 60 * 1000;

@Injectable()
export class CurrencyService {
  private readonly logger = new Logger(CurrencyService.name);

  constructor(
    private readonly database: Database,
    private readonly repository: CurrencyRepository,
    private readonly review: RateReviewService,
    private readonly offered: OfferedRates,
    private readonly settings: Settings,
  ) {}

  /** Puts the currencies and the bundled rates where there are none. Two who do so at once, or beside a fetch, put them once. */
  async seed(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockName(tx, RATES_LOCK);
      await this.repository.insertMissing(tx, CURRENCIES);
      if (await this.repository.latest(tx)) return;
      await this.repository.insert(tx, {
        id: newId(),
        inForceFrom: new Date(),
        asOf: BUNDLED_RATES_AS_OF,
        source: 'bundled',
        rates: { ...BUNDLED_RATES },
        keptAsOf: {},
      });
    });
    this.offered.forget();
  }

  /** All currencies; loans are offered in those that are switched on and have a rate that is not too old for one. */
  async list(): Promise<CurrencyDto[]> {
    const { manager } = this.database;
    const [currencies, snapshot] = await Promise.all([this.repository.list(manager), this.latest()]);
    return currencies.map((currency) =>
      toDto(currency, this.hasRateForLoans(snapshot, currency.currencyCode)),
    );
  }

  async available(): Promise<CurrencyDto[]> {
    return (await this.list()).filter(({ active }) => active);
  }

  async rates(): Promise<RatesDto> {
    const snapshot = await this.latest();
    return {
      base: HOME_CURRENCY,
      rates: snapshot.rates,
      asOf: snapshot.asOf.toISOString(),
      source: snapshot.source,
      stale: this.isStale(snapshot.asOf),
    };
  }

  /**
   * Units of an offered currency for one peso, or undefined when it is not offered. For what is only shown: a change by
   * another server is known a moment later.
   */
  async shownRate(currencyCode: string): Promise<number | undefined> {
    return currencyCode === HOME_CURRENCY ? 1 : this.offered.rateOf(currencyCode);
  }

  /** Since when a rate must have been in force for a new loan: a quote holds for 15 minutes after its rate was replaced. */
  acceptedSince(): Date {
    return new Date(Date.now() - RATE_GRACE_MILLISECONDS);
  }

  /**
   * What holds for a new loan, of rates that a hot statement read (`ratesInForce`): the one in force, and whether the one
   * that was quoted is accepted, as is one that was replaced a moment ago and is not too old by itself. Nothing for a
   * currency that is not offered.
   * @throws RatesOutdated when the newest rates are too old for a foreign currency.
   */
  judgeRate(
    currencyCode: string,
    quoted: number,
    rates: readonly RateInForce[] | null,
  ): { readonly current: number; readonly isAccepted: boolean } | undefined {
    if (currencyCode === HOME_CURRENCY) return { current: 1, isAccepted: quoted === 1 };
    const [latest] = rates ?? [];
    if (!rates || !latest || latest.rate === null) return undefined;
    const isOld = ({ asOf, keptAsOf }: RateInForce) => this.isStale(new Date(keptAsOf ?? asOf));
    if (isOld(latest)) throw new RatesOutdated();
    return { current: latest.rate, isAccepted: rates.some((one) => one.rate === quoted && !isOld(one)) };
  }

  /** Fetches new rates from the configured address; on failure the old ones stay. Answers whether there are new ones. */
  async refresh(): Promise<boolean> {
    const url = this.settings.environment.RATE_URL;
    if (!url) return false;
    try {
      // At the very first start the work in the background may come before the rates that it goes on from.
      await this.seed();
      const wanted = CURRENCIES.map(({ currencyCode }) => currencyCode);
      await this.review.publish(await fetchRates(url, wanted, new Date()));
      return true;
    } catch (error) {
      this.logger.warn(
        `The exchange rates were not refreshed: ${error instanceof Error ? error.message : error}`,
      );
      return false;
    }
  }

  private async latest(): Promise<RateSnapshot> {
    const snapshot = await this.repository.latest(this.database.manager);
    if (!snapshot) throw new Error('there are no exchange rates; the database is not seeded');
    return snapshot;
  }

  private hasRateForLoans(snapshot: RateSnapshot, currencyCode: string): boolean {
    if (currencyCode === HOME_CURRENCY) return true;
    return currencyCode in snapshot.rates && !this.isStale(asOfRate(snapshot, currencyCode));
  }

  private isStale(asOf: Date): boolean {
    if (this.settings.isDemo) return false;
    const maxAge = this.settings.environment.RATE_MAX_AGE_HOURS * HOUR_MILLISECONDS;
    return Date.now() - asOf.getTime() > maxAge;
  }
}

function toDto(currency: Currency, hasRate: boolean): CurrencyDto {
  return { _id: currency.currencyCode, ...currency, active: currency.active && hasRate };
}
