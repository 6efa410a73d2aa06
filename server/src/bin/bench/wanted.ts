/** What an operation is held to. */
export interface Wanted {
  /** Of the bare Fastify route's rate; of bare argon2id's for the sign-in. */
  readonly ratio?: number;
  readonly statements?: number;
}

/** In the order in which they are measured: each of those that change something leaves what the next one needs. */
export const WANTED = {
  'health/live': { ratio: 0.15, statements: 0 },
  'loan/quote': { ratio: 0.05, statements: 0 },
  'wallet/load': { ratio: 0.03, statements: 1 },
  'member/info': { ratio: 0.03, statements: 1 },
  'loan/account, new loan': { ratio: 0.03, statements: 2 },
  'loan/account, 48 months in arrears': { ratio: 0.03, statements: 2 },
  'sign-in': { ratio: 0.9, statements: 3 },
  refresh: { statements: 1 },
  'loan/applynew': { ratio: 0.016, statements: 4 },
  'decision APPROVE': { ratio: 0.012, statements: 6 },
  'withdraw/prepare': { ratio: 0.02, statements: 2 },
  'backoffice/otp': { ratio: 0.02 },
  'wallet/withdraw': { ratio: 0.016, statements: 4 },
  repayment: { ratio: 0.012, statements: 8 },
} as const satisfies Record<string, Wanted>;

export type OperationName = keyof typeof WANTED;

/** How much longer the slowest answers of wallet/load may take while something else goes on. */
export const WANTED_STORMS = { 'storm of sign-ins': 3, 'daily servicing': 2 } as const;
export type Storm = keyof typeof WANTED_STORMS;

/** How much longer the slowest answers may take with a million members. */
export const WANTED_GROWTH = 1.3;

/** Of the server's process: after the start, and after ten minutes of load. */
export const WANTED_MEGABYTES = { start: 160, end: 256 } as const;
/** For a day of servicing, with 100,000 running loans. */
export const WANTED_DAY_SECONDS = 60;
