/** What the books are asked for. Of a day: as it ended. Of days: what they brought. */
export const REPORTS = {
  TRIAL_BALANCE: { of: 'day', title: 'Trial balance' },
  GENERAL_LEDGER: { of: 'days', title: 'General ledger' },
  LOAN_TAPE: { of: 'day', title: 'Loan tape' },
  PORTFOLIO_AT_RISK: { of: 'day', title: 'Portfolio at risk' },
  COLLECTIONS: { of: 'days', title: 'Collections' },
  INCOME: { of: 'days', title: 'Income and losses' },
  PROVISIONS: { of: 'day', title: 'Provisions' },
  SUSPENSE: { of: 'day', title: 'Money in suspense' },
  PORTFOLIO: { of: 'day', title: 'Portfolio report' },
} as const satisfies Record<string, { readonly of: 'day' | 'days'; readonly title: string }>;

export type ReportKind = keyof typeof REPORTS;
export const REPORT_KINDS = Object.keys(REPORTS) as ReportKind[];

export const REPORT_FORMATS = ['JSON', 'CSV', 'PDF'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Business days in Asia/Manila, both included. Of a report of one day, both are that day. */
export interface Period {
  readonly from: string;
  readonly to: string;
}
