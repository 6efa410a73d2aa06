import { DEMO_PASSWORD, DEMO_PHONES } from './demo-accounts';

/** How the back-office command line reaches the server: as the demo's staff, unless the environment says otherwise. */
export interface BackofficeEnvironment {
  readonly url: string;
  readonly phoneNumber: string;
  readonly password: string;
  /** Of the authenticator, or a recovery code; asked for where it is needed and not set. */
  readonly code?: string;
}

export function readBackofficeEnvironment(
  role: 'LOAN_OFFICER' | 'LOAN_ASSISTANT',
  source: NodeJS.ProcessEnv = process.env,
): BackofficeEnvironment {
  return {
    url: source.BACKOFFICE_URL || `http://localhost:${source.PORT || 3000}`,
    phoneNumber:
      source.BACKOFFICE_PHONE || (role === 'LOAN_OFFICER' ? DEMO_PHONES.officer : DEMO_PHONES.assistant),
    password: source.BACKOFFICE_PASSWORD || DEMO_PASSWORD,
    code: source.BACKOFFICE_CODE || undefined,
  };
}

/** How statements of the bank are written, where no option says so. */
export function readStatementEnvironment(source: NodeJS.ProcessEnv = process.env) {
  return {
    columns: source.PAYMENTS_COLUMNS || undefined,
    delimiter: source.PAYMENTS_DELIMITER || undefined,
    encoding: source.PAYMENTS_ENCODING || undefined,
    decimal: source.PAYMENTS_DECIMAL || undefined,
    dates: source.PAYMENTS_DATES || undefined,
    currency: source.PAYMENTS_CURRENCY || undefined,
  };
}

/** The password that is being set: of who is added or reset, or the own one. */
export function readNewStaffPassword(source: NodeJS.ProcessEnv = process.env): string | undefined {
  return source.BACKOFFICE_NEW_PASSWORD || undefined;
}
