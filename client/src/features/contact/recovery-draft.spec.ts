import { hintOf, judgeRecovery, mayRecover, type RecoveryDraft } from './recovery-draft';

const good: RecoveryDraft = {
  phoneNumber: '639171234567',
  recoveryCode: '12345678',
  newPassword: 'Hulog2026!',
  confirmation: 'Hulog2026!',
};

describe('the button that sets the new password', () => {
  it('is open once all four fields are right', () => {
    expect(mayRecover(good)).toBe(true);
  });

  it.each<[string, Partial<RecoveryDraft>]>([
    ['a short phone number', { phoneNumber: '63917123' }],
    ['a short code', { recoveryCode: '1234567' }],
    ['no code', { recoveryCode: '' }],
    ['a weak password', { newPassword: 'hulog2026', confirmation: 'hulog2026' }],
    ['another confirmation', { confirmation: 'Hulog2026?' }],
    ['no passwords', { newPassword: '', confirmation: '' }],
  ])('stays closed for %s', (_, change) => {
    expect(mayRecover({ ...good, ...change })).toBe(false);
  });

  it('asks of the password what registration asks', () => {
    expect(hintOf('newPassword')).toMatch(/^Create a password with 8 to 24 characters\./);
    expect(judgeRecovery({ ...good, newPassword: 'Hulog 2026!' }).newPassword).toBe(false);
  });
});
