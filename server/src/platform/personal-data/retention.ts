import type { Environment } from '../../config/env';

/** How long something is kept, and what happens then; docs/privacy.md has these rows, and a test compares them. */
export interface Retention {
  readonly data: string;
  readonly purpose: string;
  readonly basis: string;
  readonly kept: string;
  readonly afterwards: string;
}

type RetentionSetting = keyof Pick<
  Environment,
  'RETENTION_CLOSED_YEARS' | 'RETENTION_UNFINISHED_DAYS' | 'RETENTION_CONTACT_DAYS' | 'RETENTION_PAYER_DAYS'
>;
const years = (setting: RetentionSetting) => `\`${setting}\` years`;
const days = (setting: RetentionSetting) => `\`${setting}\` days`;

export const RETENTION = {
  account: {
    data: 'What a member told of themself, the photos of the ID, bank accounts, what was agreed to and its papers, requests for another schedule with what happened',
    purpose: 'to know the borrower, to decide, to pay out and to collect',
    basis: 'contract; Anti-Money Laundering Act (RA 9160), which asks for five years',
    kept: `until the account is closed, then sealed for ${years('RETENTION_CLOSED_YEARS')}`,
    afterwards: 'forgotten: columns emptied, photos and papers deleted',
  },
  unfinished: {
    data: 'Registrations that were never activated',
    purpose: 'to let somebody go on where they stopped',
    basis: 'steps before a contract',
    kept: `${days('RETENTION_UNFINISHED_DAYS')} from the registration, while nobody is signed in`,
    afterwards: 'closed and forgotten at once',
  },
  books: {
    data: 'Loans, installments, charges, payments and promises of them, withdrawals with hashes of their codes, ledger, credit score',
    purpose: 'to keep the books',
    basis: 'law on books of account',
    kept: 'for good',
    afterwards: 'of nobody once the account is forgotten',
  },
  audit: {
    data: 'Who did what, and whom staff looked at',
    purpose: 'proof',
    basis: 'legal obligation',
    kept: 'for good',
    afterwards: 'holds ids alone, of nobody once the account is forgotten',
  },
  signIns: {
    data: 'Sessions, known browsers, passkeys, authenticators of staff',
    purpose: 'to stay signed in, and to keep strangers out',
    basis: 'legitimate interest in security',
    kept: 'sessions until a day after they end, browsers for 180 days after their last visit, the others until they are removed',
    afterwards: 'deleted; all of them when the account is closed',
  },
  codes: {
    data: 'Codes, links, tries at passwords and codes, as hashes',
    purpose: 'to let in whom they belong to, and to stop guessing',
    basis: 'legitimate interest in security',
    kept: 'until two days after they end, invitations for 30',
    afterwards: 'deleted',
  },
  events: {
    data: 'What happened to members and their loans, as events: ids, statuses and amounts',
    purpose: 'to tell the systems of the lender',
    basis: 'legitimate interest',
    kept: '90 days, and longer while a webhook waits for it',
    afterwards: 'deleted; of nobody once the account is forgotten',
  },
  notices: {
    data: 'What members were told of their loans, encrypted; what they chose to be told',
    purpose: 'to tell what is due and what happened, and to prove what was said',
    basis: 'contract; rules of fair collection (SEC Memorandum Circular 18, 2019)',
    kept: `until ${years('RETENTION_CLOSED_YEARS')} after the account is closed, the choice until it is`,
    afterwards: 'deleted',
  },
  messages: {
    data: 'Messages on their way with number and e-mail address, and those that could not be sent, encrypted',
    purpose: 'to tell what was done in an account, and to send it again',
    basis: 'contract; legitimate interest in security',
    kept: 'until they are sent, or for 15 days after the last try',
    afterwards: 'deleted, also where the account is closed or forgotten meanwhile',
  },
  answers: {
    data: 'First answers to calls that count once, encrypted',
    purpose: 'to do nothing twice',
    basis: 'contract',
    kept: 'a day',
    afterwards: 'deleted',
  },
  downloads: {
    data: 'Downloads of all that is kept about a member, encrypted, and that they were asked for',
    purpose: 'the right of access (RA 10173, section 16)',
    basis: 'legal obligation',
    kept: 'the file for a day, the request for 30',
    afterwards: 'deleted',
  },
  closed: {
    data: 'That an account was closed, and when',
    purpose: 'proof that data was forgotten in time',
    basis: 'legal obligation',
    kept: 'for good',
    afterwards: 'holds an id and dates alone',
  },
  contact: {
    data: 'Messages of the contact form',
    purpose: 'to answer them',
    basis: 'legitimate interest',
    kept: days('RETENTION_CONTACT_DAYS'),
    afterwards: 'deleted',
  },
  claims: {
    data: 'Transfers that members say to have made, reference and bank encrypted',
    purpose: 'to find the money',
    basis: 'contract',
    kept: 'until the account is closed',
    afterwards: 'deleted',
  },
  payers: {
    data: 'Names and references that came with money from banks, encrypted',
    purpose: 'to find whose money it is',
    basis: 'contract; legitimate interest of who paid',
    kept: `${days('RETENTION_PAYER_DAYS')} from the day it is assigned, returned or bounced`,
    afterwards:
      "name and reference emptied; amounts, and what became a payment's reference, stay in the books",
  },
  limits: {
    data: 'Counts of addresses and senders, as hashes',
    purpose: 'to share the service fairly',
    basis: 'legitimate interest in security',
    kept: 'an hour after they end',
    afterwards: 'deleted',
  },
  none: {
    data: 'Currencies, rates, settings of the business, keys of machines, the schema itself',
    purpose: 'to do business',
    basis: 'no personal data',
    kept: 'for good',
    afterwards: '—',
  },
} as const satisfies Record<string, Retention>;

export type RetentionName = keyof typeof RETENTION;
