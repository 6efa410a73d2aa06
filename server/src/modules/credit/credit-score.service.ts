import { Injectable } from '@nestjs/common';
import {
  type Applicant,
  CREDIT_SCORE,
  type EarnedScore,
  SCORE_RULE_NAMES,
  SCORE_RULES,
  type ScoredPosition,
  type ScoreRule,
  scoreAfter,
  scoreEntriesOf,
} from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import { startOfManilaDay } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import type { Language } from '../../platform/language/language';
import { filled, inLanguage } from '../../platform/language/sentence';
import { LedgerService } from '../ledger/ledger.service';
import { MemberService } from '../member/member.service';
import type { CreditScoreChangeDto, CreditScoreDto } from './credit-score.dto';
import { CreditScoreEntry } from './credit-score-entry.entity';
import { isCorrection, type ScoreChange, scoreChanges, standing } from './score-changes';
import { SCORE_TEXTS } from './score-texts';

/** The loan whose position moves the score. */
export interface ScoredLoan {
  readonly memberId: string;
  readonly id: string;
  readonly loanNumber: string;
  readonly principalMinor: number;
}

/** The score and its history. What changes it works in the caller's transaction. */
@Injectable()
export class CreditScoreService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: MemberService,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
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

  async read(memberId: string, language: Language): Promise<CreditScoreDto> {
    const tx = this.dataSource.manager;
    const [{ creditScore }, entries] = await Promise.all([
      this.members.profile(tx, memberId),
      tx.find(CreditScoreEntry, { where: { memberId }, order: { number: 'DESC' } }),
    ]);
    return {
      creditScore,
      history: entries.map((entry) => toChange(entry, language)),
      rules: SCORE_RULE_NAMES.map((reason) => ({
        reason,
        change: SCORE_RULES[reason],
        text: inLanguage(language, SCORE_TEXTS[reason]),
      })),
    };
  }

  /**
   * Brings the score to what the loan's position has earned: writes what is missing, and takes back what no longer
   * holds. Where there is something to write, the member's row is locked, and looked at again.
   */
  async follow(tx: EntityManager, loan: ScoredLoan, position: ScoredPosition): Promise<void> {
    const earned = await this.earned(tx, loan, position);
    if ((await this.changes(tx, loan, earned, position)).length === 0) return;
    const score = await this.members.lockCreditScore(tx, loan.memberId);
    await this.write(tx, loan, score, await this.changes(tx, loan, earned, position));
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

  private async earned(
    tx: EntityManager,
    { memberId, id, principalMinor }: ScoredLoan,
    position: ScoredPosition,
  ): Promise<EarnedScore[]> {
    const reached = position.installments.map(({ dueOn }) => dueOn).filter((day) => day <= position.asOf);
    const walletMinor = await this.ledger.walletBefore(tx, memberId, id, reached);
    return scoreEntriesOf(position, { principalMinor, walletMinor });
  }

  private async changes(
    tx: EntityManager,
    { memberId, id: loanId }: ScoredLoan,
    earned: readonly EarnedScore[],
    { asOf }: ScoredPosition,
  ): Promise<ScoreChange[]> {
    const entries = await tx.find(CreditScoreEntry, {
      where: { memberId, loanId },
      order: { number: 'ASC' },
    });
    return scoreChanges(loanId, entries, earned, asOf);
  }

  /**
   * Each with the day on which it came about, whenever that is written; after an entry of a later day, as by a payment
   * that was recorded late, with that one's, so that the days of a loan's entries never go back.
   */
  private async write(
    tx: EntityManager,
    { memberId, id: loanId, loanNumber }: ScoredLoan,
    present: number,
    changes: readonly ScoreChange[],
  ): Promise<void> {
    const [latest] = await tx.find(CreditScoreEntry, {
      where: { memberId, loanId },
      order: { number: 'DESC' },
      take: 1,
    });
    let at = latest?.at ?? new Date(0);
    let score = present;
    let number = await tx.countBy(CreditScoreEntry, { memberId });
    for (const { points, on, ...subject } of changes) {
      const after = scoreAfter(score, points);
      const change = after - score;
      const day = startOfManilaDay(on);
      if (day > at) at = day;
      score = after;
      number += 1;
      const entry = { memberId, number, loanId, loanNumber, ...subject, change, scoreAfter: after, at };
      await tx.insert(CreditScoreEntry, entry);
    }
    await this.members.setCreditScore(tx, memberId, score);
  }
}

function toChange(entry: CreditScoreEntry, language: Language): CreditScoreChangeDto {
  const { at, change, scoreAfter: creditScore, rule, loanNumber, installmentNumber } = entry;
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
