/** What API keys may do in the back office. Each operation that takes keys asks for one of these, and for no other. */
export const SCOPES = [
  'accounts:read',
  'clock:move',
  'clock:read',
  'invitations:issue',
  'invitations:read',
  'jobs:read',
  'jobs:retry',
  'loans:decide',
  'loans:read',
  'loans:write',
  'members:read',
  'messages:read',
  'otp:issue',
  'rates:decide',
  'rates:read',
  'repayments:read',
  'repayments:write',
  'withdrawals:read',
  'withdrawals:settle',
] as const;
export type Scope = (typeof SCOPES)[number];
