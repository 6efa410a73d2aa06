/** What holds for all codes of one purpose. What is absent is not limited. */
export interface CodeRules {
  /** Of the keyed hash: a code of one purpose is none of another. */
  readonly purpose: string;
  readonly digits: number;
  readonly lifetimeSeconds: number;
  readonly triesPerCode: number;
  /** Wrong tries of one person in a day, whichever codes they were for. */
  readonly wrongTriesPerDay?: number;
  readonly codesPerDay?: number;
  /** Between one code and the next. */
  readonly pauseSeconds?: number;
}

/** A code as a table keeps it. Only LIVE and LOCKED are looked at here; a table may name others. */
export interface KeptCode {
  readonly codeHash: string;
  readonly expiresAt: Date;
  readonly wrongTries: number;
  readonly state: string;
}

/** What came of a try: only a WRONG one counts, and says what the code becomes by it. */
export type Verdict =
  | { readonly is: 'RIGHT' }
  | { readonly is: 'MISSING' | 'EXPIRED' | 'LOCKED' | 'LOCKED_TODAY' }
  | {
      readonly is: 'WRONG';
      readonly wrongTries: number;
      readonly state: 'LIVE' | 'LOCKED';
      readonly triesLeft: number;
    };

/** One try at the newest code. */
export interface CodeTry {
  readonly kept: KeptCode | undefined;
  readonly wrongToday: number;
  readonly isSame: boolean;
  readonly now: Date;
}

/** The caller holds whatever makes the tries of one person come one after the other. */
export function judgeTry(rules: CodeRules, { kept, wrongToday, isSame, now }: CodeTry): Verdict {
  const { triesPerCode, wrongTriesPerDay = Number.POSITIVE_INFINITY } = rules;
  if (wrongToday >= wrongTriesPerDay) return { is: 'LOCKED_TODAY' };
  if (kept?.state === 'LOCKED') return { is: 'LOCKED' };
  if (kept?.state !== 'LIVE') return { is: 'MISSING' };
  if (kept.expiresAt <= now) return { is: 'EXPIRED' };
  if (isSame) return { is: 'RIGHT' };
  const wrongTries = kept.wrongTries + 1;
  return {
    is: 'WRONG',
    wrongTries,
    state: wrongTries >= triesPerCode ? 'LOCKED' : 'LIVE',
    triesLeft: Math.min(triesPerCode - wrongTries, wrongTriesPerDay - wrongToday - 1),
  };
}

/** What was issued to one person today. */
export interface IssuedBefore {
  readonly codesToday?: number;
  readonly wrongToday?: number;
  readonly latestAt?: Date | null;
  readonly now: Date;
}

/** Why no code may be issued now. */
export type IssueRefusal =
  | { readonly is: 'TOO_MANY_WRONG_TRIES' | 'TOO_MANY_CODES' }
  | { readonly is: 'TOO_SOON'; readonly seconds: number };

export function refusalToIssue(
  { wrongTriesPerDay, codesPerDay, pauseSeconds = 0 }: CodeRules,
  { codesToday = 0, wrongToday = 0, latestAt, now }: IssuedBefore,
): IssueRefusal | undefined {
  if (wrongTriesPerDay !== undefined && wrongToday >= wrongTriesPerDay) return { is: 'TOO_MANY_WRONG_TRIES' };
  if (codesPerDay !== undefined && codesToday >= codesPerDay) return { is: 'TOO_MANY_CODES' };
  const passed = latestAt ? Math.floor((now.getTime() - latestAt.getTime()) / 1000) : pauseSeconds;
  // One that lies further ahead than the pause is from a clock that was set back since.
  if (Math.abs(passed) >= pauseSeconds) return undefined;
  return { is: 'TOO_SOON', seconds: pauseSeconds - Math.max(passed, 0) };
}
