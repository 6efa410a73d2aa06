/** How the back-office command line reaches the server. */
export interface BackofficeEnvironment {
  readonly url: string;
  readonly phoneNumber: string;
  readonly password: string;
  /** The password of the staff member that is being added. */
  readonly newPassword?: string;
}

/** The demo's staff, unless the environment names somebody else. */
const DEMO_PASSWORD = 'Pautang1!';
const DEMO_PHONE = { LOAN_OFFICER: '639170000001', LOAN_ASSISTANT: '639170000002' } as const;

export function readBackofficeEnvironment(
  role: keyof typeof DEMO_PHONE,
  source: NodeJS.ProcessEnv = process.env,
): BackofficeEnvironment {
  return {
    url: source.BACKOFFICE_URL || `http://localhost:${source.PORT || 3000}`,
    phoneNumber: source.BACKOFFICE_PHONE || DEMO_PHONE[role],
    password: source.BACKOFFICE_PASSWORD || DEMO_PASSWORD,
    newPassword: source.BACKOFFICE_NEW_PASSWORD || undefined,
  };
}
