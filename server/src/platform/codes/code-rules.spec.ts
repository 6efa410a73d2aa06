import { type CodeRules, judgeTry, type KeptCode, refusalToIssue } from './code-rules';

const now = new Date('2026-11-22T10:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const rules: CodeRules = {
  purpose: 'test',
  digits: 6,
  lifetimeSeconds: 600,
  triesPerCode: 5,
  wrongTriesPerDay: 10,
  codesPerDay: 5,
  pauseSeconds: 60,
};
const live: KeptCode = { codeHash: 'x', expiresAt: secondsAgo(-1), wrongTries: 0, state: 'LIVE' };
const judge = (kept: KeptCode | undefined, { isSame = false, wrongToday = 0, of = rules } = {}) =>
  judgeTry(of, { kept, wrongToday, isSame, now });

describe('a try at a code', () => {
  it('is right while the code is live, and its time runs', () => {
    expect(judge(live, { isSame: true })).toEqual({ is: 'RIGHT' });
    expect(judge({ ...live, wrongTries: 4 }, { isSame: true, wrongToday: 9 })).toEqual({ is: 'RIGHT' });
  });

  it.each([
    ['MISSING', undefined],
    ['MISSING', { ...live, state: 'REPLACED' }],
    ['MISSING', { ...live, state: 'USED' }],
    ['LOCKED', { ...live, state: 'LOCKED' }],
    ['EXPIRED', { ...live, expiresAt: now }],
  ])('is %s, right or wrong, and counts nothing', (is, kept) => {
    expect(judge(kept, { isSame: true })).toEqual({ is });
    expect(judge(kept)).toEqual({ is });
  });

  it('locks the code with the fifth wrong one', () => {
    const states = [0, 1, 2, 3, 4].map((wrongTries) => judge({ ...live, wrongTries }));

    expect(states).toEqual([
      { is: 'WRONG', wrongTries: 1, state: 'LIVE', triesLeft: 4 },
      { is: 'WRONG', wrongTries: 2, state: 'LIVE', triesLeft: 3 },
      { is: 'WRONG', wrongTries: 3, state: 'LIVE', triesLeft: 2 },
      { is: 'WRONG', wrongTries: 4, state: 'LIVE', triesLeft: 1 },
      { is: 'WRONG', wrongTries: 5, state: 'LOCKED', triesLeft: 0 },
    ]);
  });

  it('leaves no more tries than the day does', () => {
    expect(judge(live, { wrongToday: 8 })).toMatchObject({ is: 'WRONG', triesLeft: 1 });
    expect(judge(live, { wrongToday: 10, isSame: true })).toEqual({ is: 'LOCKED_TODAY' });
    expect(judge(undefined, { wrongToday: 10 })).toEqual({ is: 'LOCKED_TODAY' });
  });

  it('is not limited by the day where no rule says so', () => {
    const { wrongTriesPerDay: _, ...of } = rules;

    expect(judge(live, { wrongToday: 1000, of })).toMatchObject({ is: 'WRONG', triesLeft: 4 });
  });
});

describe('a new code', () => {
  it('may be issued below the limits of the day, a minute after the one before', () => {
    expect(refusalToIssue(rules, { now })).toBeUndefined();
    expect(
      refusalToIssue(rules, { codesToday: 4, wrongToday: 9, latestAt: secondsAgo(60), now }),
    ).toBeUndefined();
  });

  it.each([
    [{ is: 'TOO_MANY_WRONG_TRIES' }, { wrongToday: 10, codesToday: 5 }],
    [{ is: 'TOO_MANY_CODES' }, { codesToday: 5, latestAt: now }],
    [{ is: 'TOO_SOON', seconds: 60 }, { latestAt: now }],
    [{ is: 'TOO_SOON', seconds: 1 }, { latestAt: secondsAgo(59.9) }],
  ])('is refused: %j', (refusal, before) => {
    expect(refusalToIssue(rules, { ...before, now })).toEqual(refusal);
  });

  it('waits no longer for one before whose clock was set back since', () => {
    expect(refusalToIssue(rules, { latestAt: secondsAgo(-3600), now })).toBeUndefined();
    expect(refusalToIssue(rules, { latestAt: secondsAgo(-1), now })).toEqual({ is: 'TOO_SOON', seconds: 60 });
  });

  it('is limited by nothing where no rule says so', () => {
    const { purpose, digits, lifetimeSeconds, triesPerCode } = rules;
    const few = { purpose, digits, lifetimeSeconds, triesPerCode };

    expect(refusalToIssue(few, { codesToday: 99, wrongToday: 99, latestAt: now, now })).toBeUndefined();
  });
});
