import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Day, type InstallmentPosition, isStillOwed } from '@pautang/loan-terms';
import { Settings } from '../../../config/settings';
import type { CurrentAccount } from '../../../platform/access/access';
import { Clock } from '../../../platform/clock/clock';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { Database } from '../../../platform/database/database';
import { filled, inLanguage, type Words } from '../../../platform/language/sentence';
import { NotFound } from '../../../platform/problem/common.errors';
import { MemberService } from '../../member/member.service';
import { ServicingService } from '../../servicing/servicing.service';
import { standingOn } from '../loan-standing';
import { owedMinor } from '../rules/still-owed';
import { amountOf } from '../wording';
import type { CalendarDto } from './calendar.dto';
import {
  type CalendarRow,
  readCalendar,
  readSubscription,
  type Subscription,
  subscribe,
  unsubscribe,
} from './calendar.sql';
import { memberOfToken, SEED_BYTES, tokenOf } from './calendar-token';
import { calendarFile, type DayEntry } from './ics';

/** The due dates of a member as a calendar that programs subscribe to: days and amounts, and nobody's name. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly keyedHash: KeyedHash,
    private readonly members: MemberService,
    private readonly servicing: ServicingService,
  ) {}

  async read({ accountId }: CurrentAccount): Promise<CalendarDto> {
    const found = await readSubscription.first(this.database.manager, accountId);
    return found ? this.view(accountId, found) : { active: false };
  }

  /** The address before, if there was one, is good for nothing any more. @throws MemberNotFound of a closed account */
  async make({ accountId }: CurrentAccount): Promise<CalendarDto> {
    const seed = randomBytes(SEED_BYTES).toString('base64url');
    const made = await this.database.transaction(async (tx) => {
      await this.members.holdOpen(tx, accountId);
      return subscribe.only(tx, accountId, seed);
    });
    return this.view(accountId, made);
  }

  async revoke({ accountId }: CurrentAccount): Promise<void> {
    await unsubscribe.alone(this.database, accountId);
  }

  /** @throws NotFound for an address that is not, or no longer, given out */
  async file(token: string): Promise<string> {
    const memberId = memberOfToken(token);
    const row = memberId && (await readCalendar.first(this.database.manager, memberId));
    if (!row || token !== this.tokenOf(memberId, row)) throw new NotFound();
    const language = row.language ?? 'en';
    const say = (words: Words) => inLanguage(language, words);
    const { COMPANY_SHORT_NAME: company } = this.settings.environment;
    const { installments, changes } = await this.unpaid(memberId, row);
    return calendarFile({
      name: say(filled('{company}: due dates', { company })),
      entries: installments.map((one) => ({ ...entryOf(one, row, say), revision: changes })),
      at: new Date(),
    });
  }

  private async unpaid(memberId: string, row: CalendarRow): Promise<Unpaid> {
    const today = await this.clock.today();
    const standing = unpaidOf(row, today);
    if (standing || row.loanId === null) return standing ?? NOTHING;
    await this.servicing.catchUp({ memberId, id: row.loanId });
    const again = await readCalendar.first(this.database.manager, memberId);
    return (again && unpaidOf(again, today)) ?? NOTHING;
  }

  private view(memberId: string, subscription: Subscription): CalendarDto {
    const path = `/v2/calendar/${this.tokenOf(memberId, subscription)}.ics`;
    const createdAt = subscription.createdAt.toISOString();
    return { active: true, address: this.settings.siteAddress + path, createdAt };
  }

  private tokenOf(memberId: string, { seed }: Pick<Subscription, 'seed'>): string {
    return tokenOf(memberId, this.keyedHash.of('calendar address', memberId, seed));
  }
}

interface Unpaid {
  readonly installments: readonly InstallmentPosition[];
  /** How often the schedule was changed. */
  readonly changes: number;
}

const NOTHING: Unpaid = { installments: [], changes: 0 };

/** Undefined where there is no running loan, and where its rows have to be brought up to date first. */
function unpaidOf(row: CalendarRow, today: Day): Unpaid | undefined {
  const position = standingOn({ ...row, status: 'APPROVED' }, today);
  return (
    position && {
      installments: position.installments.filter(isStillOwed),
      changes: row.state?.changed?.changes.length ?? 0,
    }
  );
}

function entryOf(
  installment: InstallmentPosition,
  { loanNumber: loan, currency }: CalendarRow,
  say: (words: Words) => string,
): Omit<DayEntry, 'revision'> {
  const number = String(installment.number);
  const { keptOn } = installment;
  const isStillKept = keptOn !== undefined && installment.daysLate === 0;
  const amount = amountOf(owedMinor(installment), currency);
  return {
    uid: `${loan}-${number}@pautang`,
    day: installment.dueOn,
    summary: say(filled('Loan payment due: {amount}', { amount })),
    description: isStillKept
      ? say(
          filled(
            'Loan {loan}, installment {number}. Paid by {day}, the next banking day, it is still on time.',
            { loan, number, day: { day: keptOn } },
          ),
        )
      : say(filled('Loan {loan}, installment {number}', { loan, number })),
  };
}
