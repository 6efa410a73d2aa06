import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../config/settings';
import { DAY_MILLISECONDS, startOfManilaDay, todayInManila } from '../calendar';
import { ValidationFailed } from '../problem/common.errors';
import { Clock } from './clock';
import type { ClockDto, ClockMoveDto } from './clock.dto';
import { ClockFixed } from './clock.errors';
import { DailyJobs } from './daily-jobs';

const LAST_DAY = '2199-12-31';

@Injectable()
export class ClockService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly dailyJobs: DailyJobs,
  ) {}

  async read(): Promise<ClockDto> {
    const now = await this.clock.now();
    return {
      date: todayInManila(now),
      now: now.toISOString(),
      offsetDays: await this.clock.offsetDays(),
    };
  }

  /** @throws ClockFixed outside the demo, ValidationFailed */
  async move({ date, days }: ClockMoveDto): Promise<ClockDto> {
    if (!this.settings.isDemo) throw new ClockFixed();
    if ((date === undefined) === (days === undefined)) throw invalid('date', 'Send one of date and days.');
    const day = date === undefined ? await this.daysFromToday(days ?? 0) : dayOf(date);
    if (day > LAST_DAY || day < '2000-01-01') throw invalid('date', 'Give the date as YYYY-MM-DD.');
    await this.dataSource.transaction((tx) => this.clock.moveTo(day, tx));
    await this.dailyJobs.run();
    return this.read();
  }

  private async daysFromToday(days: number): Promise<string> {
    const today = startOfManilaDay(await this.clock.today());
    return todayInManila(new Date(today.getTime() + days * DAY_MILLISECONDS));
  }
}

/** @throws ValidationFailed for a day that no calendar has. */
function dayOf(date: string): string {
  const moment = date.includes('T') ? new Date(date) : startOfManilaDay(date);
  const isReal = !Number.isNaN(moment.getTime()) && (date.includes('T') || todayInManila(moment) === date);
  if (!isReal) throw invalid('date', 'Give the date as YYYY-MM-DD.');
  return todayInManila(moment);
}

function invalid(field: string, message: 'Send one of date and days.' | 'Give the date as YYYY-MM-DD.') {
  return new ValidationFailed({ detail: message, errors: [{ field, message }] });
}
