import { DEMO_PASSWORD, DEMO_PHONES } from './demo-accounts';

/** How the back-office command line reaches the server: as the demo's staff, unless the environment says otherwise. */
export interface BackofficeEnvironment {
  readonly url: string;
  readonly phoneNumber: string;
  readonly password: string;
  /** Of the authenticator, or a recovery code; asked for where it is needed and not set. */
  readonly code?: string;
}

export function readBackofficeEnvironment(role: 'LOAN_OFFICER' | 'LOAN_ASSISTANT'): BackofficeEnvironment {
  const { BACKOFFICE_URL, PORT, BACKOFFICE_PHONE, BACKOFFICE_PASSWORD, BACKOFFICE_CODE } = process.env;
  return {
    url: BACKOFFICE_URL || `http://localhost:${PORT || 3000}`,
    phoneNumber: BACKOFFICE_PHONE || (role === 'LOAN_OFFICER' ? DEMO_PHONES.officer : DEMO_PHONES.assistant),
    password: BACKOFFICE_PASSWORD || DEMO_PASSWORD,
    code: BACKOFFICE_CODE || undefined,
  };
}

/** How statements of the bank are written, where no option says so. */
export function readStatementEnvironment() {
  const source = process.env;
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
export function readNewStaffPassword(): string | undefined {
  return process.env.BACKOFFICE_NEW_PASSWORD || undefined;
}
