import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { HOUR_MILLISECONDS } from '../../platform/calendar';
import { Database } from '../../platform/database/database';
import { lockName } from '../../platform/database/lock-name';
import { newId } from '../../platform/new-id';
import { asOfRate, type RateSnapshot } from './currency.entity';
import { HeldRateChanged, NoHeldRate } from './currency.errors';
import { CurrencyRepository } from './currency.repository';
import type { HeldRate } from './held-rate.entity';
import { HeldRateRepository } from './held-rate.repository';
import { OfferedRates } from './offered-rates';
import { changePercent, isPlausibleChange } from './rate-change';
import type { HeldRateDto, StaffRateDto, StaffRatesDto } from './rate-review.dto';
import type { FetchedRates } from './rate-source';

const MEASURED_HOURS = 24;
const KEPT_SNAPSHOT_HOURS = 48;
/** Of who changes what is in force. */
export const RATES_LOCK = 'rates in force';

/** Rates on their way into force: what moved too far waits for an officer, and the old rate stays, as old as it is. */
@Injectable()
export class RateReviewService {
  private readonly logger = new Logger(RateReviewService.name);

  constructor(
    private readonly database: Database,
    private readonly repository: CurrencyRepository,
    private readonly held: HeldRateRepository,
    private readonly audit: AuditService,
    private readonly offered: OfferedRates,
    private readonly settings: Settings,
  ) {}

  /** Puts fetched rates into force, currency by currency. */
  async publish(fetched: FetchedRates): Promise<void> {
    const kept = await this.database.transaction(async (tx) => {
      await lockName(tx, RATES_LOCK);
      // Not the time before the source was asked: what an officer accepted meanwhile would stay the newest.
      const now = new Date();
      const { snapshot, newlyHeld } = await this.review(tx, fetched, now);
      await this.repository.insert(tx, snapshot);
      await this.repository.deleteReplaced(tx, hoursBefore(now, KEPT_SNAPSHOT_HOURS));
      return newlyHeld;
    });
    this.offered.forget();
    for (const code of kept) {
      this.logger.error(`The rate of ${code} moved too far and is kept aside until an officer accepts it.`);
    }
  }

  /** The rates in force, and those that wait. */
  async list(): Promise<StaffRatesDto> {
    const tx = this.database.manager;
    const [snapshot, open] = [await this.latest(tx), await this.held.open(tx)];
    const codes = new Set([...Object.keys(snapshot.rates), ...open.keys()]);
    return {
      asOf: snapshot.asOf.toISOString(),
      source: snapshot.source,
      items: [...codes].sort().map((code) => toRow(code, snapshot, open.get(code))),
    };
  }

  /** @throws NoHeldRate, HeldRateChanged when it is not the one that the officer saw */
  accept({ accountId }: CurrentAccount, currencyCode: string, rate: number): Promise<StaffRateDto> {
    return this.decide(accountId, currencyCode, rate, async (tx, hold, now) => {
      const latest = await this.latest(tx);
      const { [currencyCode]: _, ...keptAsOf } = latest.keptAsOf;
      const isOlder = hold.asOf < latest.asOf;
      await this.repository.insert(tx, {
        ...latest,
        id: newId(),
        inForceFrom: now,
        rates: { ...latest.rates, [currencyCode]: rate },
        keptAsOf: { ...keptAsOf, ...(isOlder && { [currencyCode]: hold.asOf.toISOString() }) },
      });
      return 'ACCEPTED';
    });
  }

  /** @throws NoHeldRate, HeldRateChanged when it is not the one that the officer saw */
  reject({ accountId }: CurrentAccount, currencyCode: string, rate: number): Promise<StaffRateDto> {
    return this.decide(accountId, currencyCode, rate, async () => 'REJECTED');
  }

  private async decide(
    actorId: string,
    currencyCode: string,
    rate: number,
    effect: (tx: EntityManager, hold: HeldRate, now: Date) => Promise<'ACCEPTED' | 'REJECTED'>,
  ): Promise<StaffRateDto> {
    const decided = await this.database.transaction(async (tx) => {
      await lockName(tx, RATES_LOCK);
      const hold = (await this.held.open(tx)).get(currencyCode);
      if (!hold) throw new NoHeldRate();
      const before = toRow(currencyCode, await this.latest(tx), hold);
      if (hold.rate !== rate) throw new HeldRateChanged({ extensions: { held: before.held } });
      const now = new Date();
      const state = await effect(tx, hold, now);
      await this.held.end(tx, hold, state, now);
      const after = toRow(currencyCode, await this.latest(tx));
      await this.audit.record(tx, {
        actorId,
        action: `RATE_${state}`,
        subject: `rate of ${currencyCode}`,
        before,
        after,
      });
      return after;
    });
    this.offered.forget();
    return decided;
  }

  private async review(tx: EntityManager, { rates, asOf }: FetchedRates, now: Date) {
    const latest = await this.latest(tx);
    const recent = await this.repository.inForceSince(tx, hoursBefore(now, MEASURED_HOURS));
    const [newest, acceptedAt] = [await this.held.newest(tx), await this.held.acceptedAt(tx)];
    const snapshot: RateSnapshot = {
      id: newId(),
      inForceFrom: now,
      source: 'fetched',
      asOf,
      rates: {},
      keptAsOf: {},
    };
    const newlyHeld: string[] = [];
    for (const [code, rate] of Object.entries(rates)) {
      const since = acceptedAt.get(code);
      const measures = recent
        .filter(({ source, inForceFrom }) => source === 'fetched' && !(since && inForceFrom < since))
        .flatMap((one) => (one.rates[code] ? [{ rate: one.rates[code], asOf: asOfRate(one, code) }] : []));
      const isKept = code in latest.keptAsOf;
      const mostDays = isKept ? 1 : undefined;
      const hold = newest.get(code);
      const share = this.settings.environment.RATE_MAX_CHANGE_PERCENT;
      if (isPlausibleChange(measures, { rate, asOf }, share, mostDays)) {
        snapshot.rates[code] = rate;
        if (hold?.state === 'HELD') await this.held.end(tx, hold, 'DROPPED', now);
        continue;
      }
      if (latest.rates[code] !== undefined) {
        snapshot.rates[code] = latest.rates[code];
        snapshot.keptAsOf[code] = asOfRate(latest, code).toISOString();
      }
      const isRefused = isKept && hold?.state === 'REJECTED' && hold.rate === rate;
      if (isRefused) continue;
      if (!(hold?.state === 'HELD' && hold.rate === rate)) newlyHeld.push(code);
      await this.held.keep(tx, hold, { currencyCode: code, rate, asOf }, now);
    }
    return { snapshot, newlyHeld };
  }

  private async latest(tx: EntityManager): Promise<RateSnapshot> {
    const snapshot = await this.repository.latest(tx);
    if (!snapshot) throw new Error('there are no exchange rates; the database is not seeded');
    return snapshot;
  }
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MILLISECONDS);
}

function toRow(currencyCode: string, snapshot: RateSnapshot, hold?: HeldRate): StaffRateDto {
  const rate = snapshot.rates[currencyCode];
  return {
    currencyCode,
    rate,
    asOf: asOfRate(snapshot, currencyCode).toISOString(),
    held: hold && toHeld(hold, rate),
  };
}

function toHeld({ rate, asOf, heldAt }: HeldRate, inForce: number | undefined): HeldRateDto {
  return {
    rate,
    changePercent: inForce === undefined ? undefined : Number(changePercent(inForce, rate).toFixed(2)),
    asOf: asOf.toISOString(),
    heldAt: heldAt.toISOString(),
  };
}
