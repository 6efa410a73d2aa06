import { Injectable, Logger } from '@nestjs/common';
import { type LoanPosition, toMinor } from '@pautang/loan-terms';
import { Settings } from '../../config/settings';
import { byMember } from '../../platform/by-member';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { tryName } from '../../platform/database/lock-name';
import { type Channel, Channels } from '../../platform/delivery/channels';
import type { Language } from '../../platform/language/language';
import { loggable } from '../../platform/loggable';
import { messages } from '../../platform/metrics/counters';
import { type PaymentPromise, Promises } from '../../platform/promises/promises';
import { isServiced, ServicingService } from '../servicing/servicing.service';
import { standingOn } from './loan-standing';
import { COLLECTING, topicOf, waysOf } from './notice-kinds';
import { NoticePapers } from './notice-papers.service';
import {
  type ClaimedNotice,
  claimNotice,
  keepWords,
  type NoticeFacts,
  noteOutcome,
  noteWithWords,
  noticeFacts,
  noticesToTell,
  type Outcome,
  type SuspendedPayment,
  suspendedPayment,
  type Words,
} from './notices.sql';
import { MOST_COLLECTING_A_DAY, mayContact, nextContact, nextDaysContact } from './rules/contact-hours';
import { noticesOn } from './rules/due-notices';
import { stillHolds } from './rules/happenings';
import { saidOf } from './wording';

const FIELD = 'notice';
const PICKED_AT_ONCE = 100;
const MEMBERS_AT_ONCE = 10;
/** After so many failures in a row the way is down, and the rest of a look would fail as well. */
const FAILURES_OF_AN_OUTAGE = 5;
const MINUTE_MILLISECONDS = 60_000;
/** After each try that failed, in minutes; together two days. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1440];

/** What is known of a notice at the moment at which it may be told. */
interface Moment {
  readonly notice: ClaimedNotice;
  readonly facts: NoticeFacts;
  readonly position: LoanPosition | undefined;
  readonly promise: PaymentPromise | undefined;
  /** The money that it is about, where that pays no loan. */
  readonly suspended: SuspendedPayment | undefined;
  /** By the machine's clock, and by the business's. */
  readonly at: Date;
  readonly now: Date;
}

/** What more there is to say of an outcome. */
interface Noted {
  readonly sendAt?: Date;
  readonly failures?: number;
  readonly words?: Words;
}

/**
 * Tells members what is to be told: each notice once, and only while it holds. Whether it holds is asked at each try, so
 * that what had to wait, for the morning or for a way that was down, is not told when it is true no more.
 */
@Injectable()
export class NoticeSender {
  private readonly logger = new Logger(NoticeSender.name);
  private isStopping = false;
  private latest: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly cipher: FieldCipher,
    private readonly channels: Channels,
    private readonly promises: Promises,
    private readonly servicing: ServicingService,
    private readonly papers: NoticePapers,
  ) {}

  /** Nothing more is begun; what is on its way goes on. */
  stop(): void {
    this.isStopping = true;
  }

  /** From the claim of a notice to its outcome, at most. */
  get longestSeconds(): number {
    return Math.ceil(this.channels.longestSeconds) + 4 * this.settings.environment.DATABASE_TIMEOUT_SECONDS;
  }

  /**
   * Tells all that may be told, one call after the other: what an earlier one began is told, too.
   * @param at as if the machine's clock stood at this moment; without it each has its own, so that no long run goes on into the night
   */
  send(at?: Date): Promise<void> {
    const run = this.latest.then(() => this.sendAll(() => at ?? new Date()));
    this.latest = run.catch(() => undefined);
    return run;
  }

  private async sendAll(now: () => Date): Promise<void> {
    let failures = 0;
    const isOver = () => this.isStopping || failures >= FAILURES_OF_AN_OUTAGE;
    let told: number;
    do {
      told = 0;
      const due = await noticesToTell.all(this.database.manager, now(), PICKED_AT_ONCE);
      const members = byMember(due).values();
      const work = async () => {
        for (const own of members) {
          for (const { memberId, id } of own) {
            if (isOver()) return;
            const outcome = await this.tell(memberId, id, now());
            if (outcome === 'passed') break;
            failures = outcome === 'failed' ? failures + 1 : 0;
            told++;
          }
        }
      };
      await Promise.all(Array.from({ length: MEMBERS_AT_ONCE }, work));
    } while (told === PICKED_AT_ONCE && !isOver());
  }

  /** @returns passed where another worker is at work for the member */
  private async tell(memberId: string, id: string, at: Date): Promise<'done' | 'failed' | 'passed'> {
    try {
      const notice = await this.claim(memberId, id, at);
      if (!notice) return 'passed';
      const moment = await this.momentOf(notice, at);
      return moment && this.holds(moment) ? await this.say(moment) : await this.drop(notice, at);
    } catch (error) {
      // It is free again when the claim ends.
      this.logger.error(loggable(error));
      return 'failed';
    }
  }

  /** Of a member one at a time, so that those of a day can be counted. */
  private claim(memberId: string, id: string, at: Date): Promise<ClaimedNotice | undefined> {
    return this.database.transaction(async (tx) => {
      if (!(await tryName(tx, `notices of ${memberId}`))) return undefined;
      return (await claimNotice.last(tx, at, memberId, id, this.longestSeconds))[0];
    });
  }

  private async momentOf(notice: ClaimedNotice, at: Date): Promise<Moment | undefined> {
    const { memberId, loanId, kind, about } = notice;
    const { manager } = this.database;
    const now = this.clock.at(await this.clock.offsetDays(), at.getTime());
    const today = todayInManila(now);
    const { withdrawalNumber = null, repaymentNumber = null, requestId = null, paymentNumber } = about;
    const subject = [withdrawalNumber, repaymentNumber, requestId] as const;
    const read = () => noticeFacts.first(manager, memberId, loanId, today, COLLECTING, ...subject);
    let facts = await read();
    if (!facts || facts.isClosed) return undefined;
    const suspended =
      paymentNumber === undefined ? undefined : await suspendedPayment.first(manager, paymentNumber);
    if (paymentNumber !== undefined && !suspended) return undefined;
    const hasPosition = isServiced(facts);
    let position = hasPosition ? standingOn(facts, today) : undefined;
    if (hasPosition && !position) {
      await this.servicing.catchUp({ memberId, id: loanId });
      facts = (await read()) ?? facts;
      position = standingOn(facts, today);
    }
    const isAsking = COLLECTING.includes(kind);
    const promise = isAsking
      ? (await this.promises.of(manager, [{ memberId, loanId }])).get(loanId)
      : undefined;
    return { notice, facts, position, promise, suspended, at, now };
  }

  private holds({ notice, facts, position, promise, suspended }: Moment): boolean {
    const { kind, occasion } = notice;
    if (!COLLECTING.includes(kind) && kind !== 'STATEMENT') {
      const { status: loanStatus, withdrawalStatus, isOvertaken } = facts;
      const { isReversed } = suspended ?? facts;
      return stillHolds(kind, { loanStatus, withdrawalStatus, isReversed, isOvertaken });
    }
    if (facts.status !== 'APPROVED' || !position) return false;
    return noticesOn(position, promise).some((one) => one.kind === kind && one.occasion === occasion);
  }

  private async say(moment: Moment): Promise<'done' | 'failed'> {
    const { notice, facts, at } = moment;
    const { kind, sentBy } = notice;
    const ways = waysOf(topicOf(kind), facts.choices ?? {}, (channel) => this.has(channel, facts));
    const isPaper = kind === 'CONTRACT' || kind === 'ADDENDUM' || kind === 'STATEMENT';
    if (isPaper && ways.length === 0) return this.drop(notice, at);
    const language = facts.language ?? 'en';
    const said = this.saidOf(moment, language);
    const { memberId, id, claims } = notice;
    const newest: Words = [ways, language, this.cipher.encrypt(JSON.stringify(said), memberId, FIELD)];
    const isTold = sentBy.length > 0;
    // What went by one way stays kept as it was said, until another way has said what is true by then.
    const words = isTold ? undefined : newest;
    const open = ways.filter((way) => !sentBy.includes(way));
    if (open.length === 0) return this.note(moment, isTold ? 'SENT' : 'KEPT', sentBy, { words });
    if (!mayContact(at)) return this.wait(moment, nextContact(at), words);
    const hasHadEnough = COLLECTING.includes(kind) && facts.collectingToday >= MOST_COLLECTING_A_DAY;
    if (hasHadEnough) return this.wait(moment, nextDaysContact(at), words);
    if (words) await keepWords.alone(this.database, memberId, id, claims, ...words);
    return this.deliver(moment, open, said, newest);
  }

  /** To the borrower alone: no other number or address is known here. */
  private async deliver(
    moment: Moment,
    open: readonly Channel[],
    said: { readonly subject: string; readonly text: string },
    words: Words,
  ): Promise<'done' | 'failed'> {
    const { notice, facts } = moment;
    const [, language] = words;
    const { phoneNumber, email } = facts;
    const sentBy = [...notice.sentBy];
    for (const way of open) {
      try {
        const attachments = way === 'EMAIL' ? await this.papers.of(notice, facts, language) : [];
        const message = { id: notice.id, phoneNumber, ...said, attachments };
        await this.channels
          .get(way)
          ?.deliver(way === 'EMAIL' ? { ...message, email: email ?? undefined } : message);
        sentBy.push(way);
        messages.inc({ outcome: 'SENT' });
      } catch (error) {
        messages.inc({ outcome: 'FAILED' });
        this.logger.warn(loggable(error));
      }
    }
    if (sentBy.length === notice.sentBy.length + open.length) {
      return this.note(moment, 'SENT', sentBy, { words: notice.sentBy.length > 0 ? words : undefined });
    }
    return this.again(moment, sentBy);
  }

  private has(channel: Channel, { email }: NoticeFacts): boolean {
    return this.channels.get(channel) !== undefined && (channel === 'SMS' || email !== null);
  }

  private saidOf({ notice, facts, position, promise, suspended }: Moment, language: Language) {
    const { COMPANY_SHORT_NAME: company, COMPANY_EMAIL: contact } = this.settings.environment;
    const { kind, about } = notice;
    const subject = {
      kind,
      dueOn: about.dueOn,
      facts,
      position,
      suspended,
      promisedMinor: promise?.amountMinor,
      waivedMinor: about.amount === undefined ? undefined : toMinor(about.amount),
      company,
      contact,
    };
    return saidOf(subject, language);
  }

  private async again(moment: Moment, sentBy: Channel[]): Promise<'failed'> {
    const pause = PAUSES[moment.notice.failures];
    const sendAt = new Date(moment.at.getTime() + (pause ?? 0) * MINUTE_MILLISECONDS);
    const failures = moment.notice.failures + 1;
    await this.note(moment, pause === undefined ? 'FAILED' : 'WAITING', sentBy, { sendAt, failures });
    return 'failed';
  }

  private wait(moment: Moment, sendAt: Date, words: Words | undefined): Promise<'done'> {
    return this.note(moment, 'WAITING', moment.notice.sentBy, { sendAt, words });
  }

  /** One that went by one way already, and waited for another, was told. */
  private async drop({ memberId, id, claims, sentBy, failures }: ClaimedNotice, at: Date): Promise<'done'> {
    const { database } = this;
    const state = sentBy.length > 0 ? 'SENT' : 'MOOT';
    await noteOutcome.alone(database, memberId, id, claims, state, sentBy, null, null, at, failures);
    return 'done';
  }

  private async note(
    { notice, now, at }: Moment,
    state: 'SENT' | 'KEPT' | 'WAITING' | 'FAILED',
    sentBy: readonly Channel[],
    { sendAt = at, failures = notice.failures, words }: Noted,
  ): Promise<'done'> {
    const { database } = this;
    const { memberId, id, claims } = notice;
    const sentAt = sentBy.length > 0 ? now : null;
    const sentOn = sentAt && todayInManila(sentAt);
    const outcome: Outcome = [memberId, id, claims, state, sentBy, sentAt, sentOn, sendAt, failures];
    await (words
      ? noteWithWords.alone(database, ...outcome, ...words)
      : noteOutcome.alone(database, ...outcome));
    return 'done';
  }
}
