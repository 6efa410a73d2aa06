import { Injectable } from '@nestjs/common';
import {
  type Applicant,
  CREDIT_SCORE,
  type Day,
  type EarnedScore,
  isEnoughKept,
  SCORE_RULE_NAMES,
  SCORE_RULES,
  type ScoredPosition,
  type ScoreRule,
  scoreAfter,
  scoreEntriesOf,
  toldNumbers,
} from '@pautang/loan-terms';
import { type EntityManager, LessThan } from 'typeorm';
import { startOfManilaDay } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import type { Language } from '../../platform/language/language';
import { filled, inLanguage } from '../../platform/language/sentence';
import { LedgerService } from '../ledger/ledger.service';
import { MemberService } from '../member/member.service';
import { type ChangedSchedule, ChangedSchedules } from './changed-schedules';
import { holdScore, moveScore, type ScoredColumns, type ScoreFacts, type ScoreRow } from './credit.sql';
import type { CreditScoreChangeDto, CreditScoreDto } from './credit-score.dto';
import { CreditScoreEntry } from './credit-score-entry.entity';
import { isCorrection, scoreChanges, standing } from './score-changes';
import { SCORE_TEXTS } from './score-texts';

/** What of a loan's contract the score goes by. */
interface ScoredTerms {
  readonly principalMinor: number;
  readonly graceDays: number;
}

type Loan = Pick<CreditScoreEntry, 'memberId'> & { readonly id: string; readonly principalMinor: number };

/** So many changes stand in one answer. */
const SHOWN_CHANGES = 100;

/** The score stays what it is. */
export const NOT_MOVED: ScoredColumns = ['[]', null];

/** The score and its history. What changes it works in the caller's transaction. */
@Injectable()
export class CreditScoreService {
  constructor(
    private readonly database: Database,
    private readonly members: MemberService,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
    private readonly schedules: ChangedSchedules,
  ) {}

  /** The first row of a new member. */
  async start(tx: EntityManager, memberId: string): Promise<void> {
    await tx.insert(CreditScoreEntry, {
      memberId,
      number: 1,
      loanId: null,
      loanNumber: null,
      installmentNumber: 0,
      rule: 'STARTED',
      sequence: 1,
      change: CREDIT_SCORE.start,
      scoreAfter: CREDIT_SCORE.start,
      at: await this.clock.now(tx),
    });
  }

  async read(memberId: string, cursor: number | undefined, language: Language): Promise<CreditScoreDto> {
    const tx = this.database.manager;
    const [{ creditScore }, changed, entries] = await Promise.all([
      this.members.ownProfile(tx, memberId),
      this.schedules.of(tx, memberId),
      tx.find(CreditScoreEntry, {
        where: { memberId, ...(cursor !== undefined && { number: LessThan(cursor) }) },
        order: { number: 'DESC' },
        take: SHOWN_CHANGES,
      }),
    ]);
    const shown = shownNumbersOf(changed);
    const lastNumber = entries.at(-1)?.number ?? 1;
    return {
      creditScore,
      history: entries.map((entry) => toChange(entry, shown(entry), language)),
      nextCursor: lastNumber > 1 ? lastNumber : undefined,
      rules: SCORE_RULE_NAMES.map((reason) => ({
        reason,
        change: SCORE_RULES[reason],
        text: inLanguage(language, SCORE_TEXTS[reason]),
      })),
    };
  }

  /** What a loan's position has earned, given the installments on whose due days enough was in the wallet. */
  earned(
    position: ScoredPosition,
    terms: Pick<ScoredTerms, 'principalMinor' | 'graceDays'>,
    keptInstallments: readonly number[],
  ): EarnedScore[] {
    const kept = position.installments.filter(({ number }) => keptInstallments.includes(number));
    const walletMinor = new Map(kept.map(({ dueOn }) => [dueOn, terms.principalMinor]));
    return scoreEntriesOf(position, { ...terms, walletMinor });
  }

  /** The installments that fell due after a day, as far as enough for the score was in the wallet as their days began. */
  async keptInstallments(
    tx: EntityManager,
    { memberId, id, principalMinor }: Pick<Loan, 'memberId' | 'id' | 'principalMinor'>,
    position: ScoredPosition,
    after = '',
  ): Promise<number[]> {
    const until = position.closedOn ?? position.asOf;
    const reached = position.installments.filter(({ dueOn }) => dueOn > after && dueOn <= until);
    if (reached.length === 0) return [];
    const days = reached.map(({ dueOn }) => dueOn);
    const walletMinor = await this.ledger.walletBefore(tx, memberId, id, days);
    return reached
      .filter(({ dueOn }) => isEnoughKept(walletMinor.get(dueOn) ?? 0, principalMinor))
      .map(({ number }) => number);
  }

  /** The member's score and what a loan has moved it by, held until the transaction ends. */
  hold(tx: EntityManager, { memberId, id }: Pick<Loan, 'memberId' | 'id'>): Promise<ScoreFacts> {
    return holdScore.only(tx, memberId, id);
  }

  /**
   * What brings the score to what a loan has earned by a day: what is missing, and what no longer holds and is taken
   * back. Each with the day on which it came about, whenever that is written; after an entry of a later day, as by a
   * payment that was recorded late, with that one's, so that the days of a loan's entries never go back.
   */
  movement(
    { creditScore, entries }: ScoreFacts,
    { id }: Pick<Loan, 'id'>,
    earned: readonly EarnedScore[],
    asOf: Day,
  ): ScoredColumns {
    const changes = scoreChanges(id, entries, earned, asOf);
    if (changes.length === 0) return NOT_MOVED;
    let at = new Date(entries.at(-1)?.at ?? 0);
    let score = creditScore;
    const rows = changes.map(({ points, on, ...subject }, index): ScoreRow => {
      const scoreBefore = score;
      score = scoreAfter(scoreBefore, points);
      const day = startOfManilaDay(on);
      if (day > at) at = day;
      return { ...subject, order: index + 1, change: score - scoreBefore, scoreAfter: score, at };
    });
    return [JSON.stringify(rows), score];
  }

  /** A loan that its member gave back has moved nothing. The caller holds it. */
  async takeBack(tx: EntityManager, loan: Pick<Loan, 'memberId' | 'id'>, asOf: Day): Promise<void> {
    const moved = this.movement(await this.hold(tx, loan), loan, [], asOf);
    if (moved !== NOT_MOVED) moveScore.ahead(tx, loan.memberId, loan.id, ...moved);
  }

  /** How many installments of the member's loans were late, by what stands in the score's history. */
  async lateInstallments(
    tx: EntityManager,
    memberId: string,
  ): Promise<Pick<Applicant, 'veryLateInstallments' | 'seriouslyLateInstallments'>> {
    const rules = standing(await tx.findBy(CreditScoreEntry, { memberId })).map(({ rule }) => rule);
    const count = (late: ScoreRule) => rules.filter((rule) => rule === late).length;
    return {
      veryLateInstallments: count('VERY_LATE_INSTALLMENT'),
      seriouslyLateInstallments: count('SERIOUSLY_LATE_INSTALLMENT'),
    };
  }
}

/** By which number an installment is told: not by the inner one, where the schedule of its loan was changed. */
function shownNumbersOf(
  changed: readonly ChangedSchedule[],
): (entry: Pick<CreditScoreEntry, 'loanId' | 'installmentNumber'>) => number {
  const told = new Map(
    changed.map(({ loanId, agreed, changes }) => [loanId, toldNumbers(agreed, changes)] as const),
  );
  return ({ loanId, installmentNumber: number }) =>
    (loanId === null ? undefined : told.get(loanId)?.get(number)?.shown) ?? number;
}

function toChange(
  entry: CreditScoreEntry,
  installmentNumber: number,
  language: Language,
): CreditScoreChangeDto {
  const { at, change, scoreAfter: creditScore, rule, loanNumber } = entry;
  const text = inLanguage(language, SCORE_TEXTS[rule]);
  const common = {
    at: at.toISOString(),
    change,
    creditScore,
    loanNumber: loanNumber ?? undefined,
    installmentNumber: installmentNumber || undefined,
  };
  if (rule === 'STARTED' || !isCorrection(entry)) return { ...common, reason: rule, text };
  const corrected = inLanguage(language, filled('Corrected: {what}', { what: text }));
  return { ...common, reason: 'CORRECTION', correctedReason: rule, text: corrected };
}
