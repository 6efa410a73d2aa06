import { DECOY } from './password-hasher';

/**
 * In the place of a barred password: one that nobody knows, so whatever compares with it refuses. Any other that is set
 * ends the bar.
 */
export const BARRED = DECOY;

export const isBarred = ({ passwordHash }: { readonly passwordHash: string }): boolean =>
  passwordHash === BARRED;

/** What a sign-in is compared with: who knows the barred password learns that it is barred, and nobody else. */
export const comparedHash = (account: {
  readonly passwordHash: string;
  readonly barredPasswordHash: string | null;
}): string => (isBarred(account) ? (account.barredPasswordHash ?? BARRED) : account.passwordHash);
