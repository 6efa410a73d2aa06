import { INVITATION_CODE_PATTERN, LONG_CODE_PATTERN } from '../../../platform/validation/patterns';
import { newInvitationCode, newLongCode, plainInvitationCode } from './invitation-code';

describe('an invitation code', () => {
  it('is another one each time, in three parts of four that cannot be misread', () => {
    const codes = Array.from({ length: 200 }, newInvitationCode);

    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(code).toMatch(INVITATION_CODE_PATTERN);
    }
  });

  it('is longer where nobody types it: 28 signs of 32, which are 140 bits', () => {
    const codes = Array.from({ length: 200 }, newLongCode);

    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(code).toMatch(LONG_CODE_PATTERN);
    }
  });

  it.each(['k7wq-2m4x-9rt0', 'K7WQ2M4X9RT0', ' k7wq 2m4x 9rto ', 'K7WQ-2M4X-9RTO'])(
    'is the same as %j',
    (typed) => {
      expect(plainInvitationCode(typed)).toBe('K7WQ2M4X9RT0');
    },
  );

  it('takes the letters I and L for the digit they look like', () => {
    expect(plainInvitationCode('iiii-LLLL-1111')).toBe('111111111111');
  });
});
