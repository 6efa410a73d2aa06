import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { lockName } from '../../platform/database/lock-name';
import { invalidField } from '../../platform/problem/common.errors';
import { DailyServicing } from '../servicing/daily-servicing';
import { collections } from './content/collections';
import type { Compose, Content } from './content/content';
import { generalLedger } from './content/general-ledger';
import { income } from './content/income';
import { loanTape } from './content/loan-tape';
import { portfolio } from './content/portfolio';
import { portfolioAtRisk } from './content/portfolio-at-risk';
import { provisions } from './content/provisions';
import { suspense } from './content/suspense';
import { trialBalance } from './content/trial-balance';
import { isBehind } from './queries/loans.sql';
import { type Period, REPORTS, type ReportKind } from './report-kinds';

const COMPOSED: Readonly<Record<ReportKind, Compose>> = {
  TRIAL_BALANCE: trialBalance,
  GENERAL_LEDGER: generalLedger,
  LOAN_TAPE: loanTape,
  PORTFOLIO_AT_RISK: portfolioAtRisk,
  COLLECTIONS: collections,
  INCOME: income,
  PROVISIONS: provisions,
  SUSPENSE: suspense,
  PORTFOLIO: portfolio,
};

/** What the days asked for are, and whether they are over. */
export interface Asked extends Period {
  readonly isFinal: boolean;
}

/**
 * Whole tables are sorted and joined in memory. Of joins by several columns that belong together, such as member and loan, the
 * planner believes that they find one row, and would go on row by row: what can be joined as a whole is, with this. Nor does it know
 * how many rows are of some days, and would sort them all to sum them.
 */
const OF_WHOLE_TABLES = `SET LOCAL work_mem = '64MB'; SET LOCAL enable_nestloop = off; SET LOCAL enable_sort = off`;

/** Reports from the rows of the books, as of the end of a business day: the same today and tomorrow (docs/architecture.md, 'Reports'). */
@Injectable()
export class Reports {
  constructor(
    private readonly database: Database,
    private readonly servicing: DailyServicing,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws ValidationFailed for days to come, or in the wrong order */
  async asked(kind: ReportKind, { from, to }: Partial<Period>): Promise<Asked> {
    const today = await this.clock.today();
    const last = to ?? today;
    const first = REPORTS[kind].of === 'day' ? last : (from ?? `${last.slice(0, 7)}-01`);
    if (last > today)
      throw invalidField(REPORTS[kind].of === 'day' ? 'at' : 'to', 'That day is still to come.');
    if (first > last) throw invalidField('from', 'The first day is after the last one.');
    return { from: first, to: last, isFinal: last < today };
  }

  /**
   * First everything of the days is posted, as whoever looks at a loan has it done. What is used is of one moment, and is there no longer after that.
   * @param alone a name that one of several holds at a time, until it was used
   */
  async compose<T>(
    kind: ReportKind,
    period: Period,
    use: (content: Content) => Promise<T>,
    alone?: string,
  ): Promise<T> {
    const { manager } = this.database;
    if ((await isBehind.only(manager, period.to)).isBehind) await this.servicing.run();
    const { PROVISION_PERCENTS: provisionPercents } = this.settings.environment;
    return this.database.maintenance(async (tx) => {
      if (alone !== undefined) await lockName(tx, alone);
      await tx.query(OF_WHOLE_TABLES);
      return use(await COMPOSED[kind](tx, period, { provisionPercents }));
    }, 'REPEATABLE READ');
  }

  /** The answer of a report as JSON, with its days. */
  async answer<T extends object>(kind: ReportKind, wanted: Partial<Period>): Promise<T> {
    const asked = await this.asked(kind, wanted);
    return this.compose(kind, asked, async ({ answer }) => headed(kind, asked, answer) as T);
  }
}

/** An answer with the days it is of. */
export function headed(kind: ReportKind, { from, to, isFinal }: Asked, answer: object): object {
  const days = REPORTS[kind].of === 'day' ? { at: to } : { from, to };
  return { ...days, final: isFinal, ...answer };
}

/** Of what a report of one day does not take. */
export const OF_ONE_DAY = 'This report is of one day: name it by at alone.';
