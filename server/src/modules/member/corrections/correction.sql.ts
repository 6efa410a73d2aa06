import { statement } from '../../../platform/database/statement';
import type { Member } from '../member.entity';
import type { Correction, KeptCorrectionState } from './correction.entity';
import type { CorrectionKind } from './correction-kinds';

/** Whoever writes here holds the member's row, so of one member all comes one after the other. */

const COLUMNS = `c.member_id AS "memberId", c.id, c.kind, c.state, c.asked_at AS "askedAt",
   c.cooling_until AS "coolingUntil", c.ended_at AS "endedAt", c.ended_by AS "endedBy", c.reason,
   c.wanted_cipher AS "wantedCipher"`;

export const addCorrection = statement<
  Correction,
  [
    memberId: string,
    id: string,
    kind: CorrectionKind,
    askedAt: Date,
    coolingUntil: Date,
    wantedCipher: string | null,
  ]
>(
  'correction.add',
  `INSERT INTO correction AS c (member_id, id, kind, state, asked_at, cooling_until, wanted_cipher)
   VALUES ($1, $2, $3, 'OPEN', $4, $5, $6) RETURNING ${COLUMNS}`,
);

export const endCorrection = statement<
  Correction,
  [
    memberId: string,
    id: string,
    state: KeptCorrectionState,
    endedAt: Date,
    endedBy: string | null,
    reason: string | null,
  ]
>(
  'correction.end',
  `UPDATE correction c SET state = $3, ended_at = $4, ended_by = $5, reason = $6, wanted_cipher = NULL
   WHERE c.member_id = $1 AND c.id = $2 AND c.state = 'OPEN' RETURNING ${COLUMNS}`,
);

/** The newest of a member. */
export const correctionsOf = statement<Correction, [memberId: string, most: number]>(
  'correction.ofMember',
  `SELECT ${COLUMNS} FROM correction c WHERE c.member_id = $1 ORDER BY c.id DESC LIMIT $2`,
);

export const openCorrectionsOf = statement<Correction, [memberId: string]>(
  'correction.openOf',
  `SELECT ${COLUMNS} FROM correction c WHERE c.member_id = $1 AND c.state = 'OPEN'`,
);

/** Looked up without a lock: how it stands is asked once its member is held. */
export const findCorrection = statement<Correction, [id: string]>(
  'correction.find',
  `SELECT ${COLUMNS} FROM correction c WHERE c.id = $1`,
);

/** Those that an officer decides on, newest first. */
export const correctionsToReview = statement<Correction, [before: string, most: number]>(
  'correction.toReview',
  `SELECT ${COLUMNS} FROM correction c
   WHERE c.id < $1 AND c.state = 'OPEN' AND c.kind IN ('NAME', 'IDENTITY') ORDER BY c.id DESC LIMIT $2`,
);

/** The account that counts by now or stands, and the one that is to follow it. */
export interface Accounts {
  readonly bankName: string | null;
  readonly accountNumberCipher: string | null;
  readonly nextBankName: string | null;
  readonly nextAccountNumberCipher: string | null;
  readonly nextAccountAt: Date | null;
}

export const readAccounts = statement<Accounts, [memberId: string]>(
  'correction.accounts',
  `SELECT m.bank_name AS "bankName", m.account_number_cipher AS "accountNumberCipher",
     m.next_bank_name AS "nextBankName", m.next_account_number_cipher AS "nextAccountNumberCipher",
     m.next_account_at AS "nextAccountAt"
   FROM member m WHERE m.id = $1`,
);

/** All null where no other account is to follow. */
export const setNextAccount = statement<
  never,
  [memberId: string, bankName: string | null, cipher: string | null, hash: string | null, at: Date | null]
>(
  'correction.setNextAccount',
  `UPDATE member m SET next_bank_name = $2, next_account_number_cipher = $3, next_account_number_hash = $4,
     next_account_at = $5, updated_at = now()
   WHERE m.id = $1`,
);

/** Puts the account that counts already in the place of the one before. */
export const takeNextAccount = statement<never, [memberId: string]>(
  'correction.takeNextAccount',
  `UPDATE member m SET bank_name = m.next_bank_name, account_number_cipher = m.next_account_number_cipher,
     account_number_hash = m.next_account_number_hash, next_bank_name = NULL, next_account_number_cipher = NULL,
     next_account_number_hash = NULL, next_account_at = NULL, updated_at = now()
   WHERE m.id = $1`,
);

/** Whose other account counts by now, without its being in its place. */
export const membersWithDueAccount = statement<
  { readonly memberId: string },
  [now: Date, except: readonly string[], most: number]
>(
  'correction.dueAccounts',
  `SELECT m.id AS "memberId" FROM member m
   WHERE m.next_account_at <= $1 AND m.id <> ALL ($2::uuid[]) ORDER BY m.next_account_at LIMIT $3`,
);

/** Whose other phone number has cooled, and is not in its place yet. */
export const membersWithDueNumber = statement<
  { readonly memberId: string },
  [now: Date, except: readonly string[], most: number]
>(
  'correction.dueNumbers',
  `SELECT c.member_id AS "memberId" FROM correction c
   WHERE c.state = 'OPEN' AND c.kind = 'PHONE' AND c.cooling_until <= $1 AND c.member_id <> ALL ($2::uuid[])
   ORDER BY c.cooling_until LIMIT $3`,
);

export type Employment = Pick<
  Member,
  'workPlaceCountry' | 'workLocation' | 'jobTitle' | 'jobCategory' | 'monthlyNetIncome'
>;

export const readEmployment = statement<Employment, [memberId: string]>(
  'correction.employment',
  `SELECT m.work_place_country AS "workPlaceCountry", m.work_location AS "workLocation", m.job_title AS "jobTitle",
     m.job_category AS "jobCategory", m.monthly_net_income AS "monthlyNetIncome"
   FROM member m WHERE m.id = $1`,
);
