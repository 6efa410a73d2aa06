import { statement } from '../../../platform/database/statement';
import { ACCOUNT_HASH, NEXT_ACCOUNT_DUE } from '../corrections/account-columns';
import type { Member } from '../member.entity';

/**
 * What a hash begins with: the way in which numbers are compared. Whoever changes that way takes another one, with an index
 * for it, and the hashes are made anew.
 */
export const COMPARED_BY = '2.';

/** The index member_to_compare names the same. */
const TO_INDEX = `((m.identity_number_cipher IS NOT NULL AND (m.identity_number_hash LIKE '${COMPARED_BY}%') IS NOT TRUE)
   OR (m.account_number_cipher IS NOT NULL AND (m.account_number_hash LIKE '${COMPARED_BY}%') IS NOT TRUE))`;

export type Unindexed = Pick<Member, 'id' | 'identityType' | 'identityNumberCipher' | 'accountNumberCipher'>;

/** Members with numbers that nobody could find again, by their ids. */
export const membersToIndex = statement<Unindexed, [after: string, most: number]>(
  'member.toIndex',
  `SELECT m.id, m.identity_type AS "identityType", m.identity_number_cipher AS "identityNumberCipher",
     m.account_number_cipher AS "accountNumberCipher"
   FROM member m WHERE m.id > $1 AND ${TO_INDEX} ORDER BY m.id LIMIT $2`,
);

/** Unless the numbers are others by now. */
export const indexNumbers = statement<
  never,
  [
    id: string,
    identityCipher: string | null,
    accountCipher: string | null,
    identityHash: string | null,
    accountHash: string | null,
  ]
>(
  'member.indexNumbers',
  `UPDATE member m SET identity_number_hash = $4, account_number_hash = $5
   WHERE m.id = $1 AND m.identity_number_cipher IS NOT DISTINCT FROM $2
     AND m.account_number_cipher IS NOT DISTINCT FROM $3`,
);

/** What two accounts have in common. */
export const SAME_NUMBERS = ['IDENTITY_NUMBER', 'BANK_ACCOUNT'] as const;
export type SameNumberKind = (typeof SAME_NUMBERS)[number];

export interface SameNumber {
  readonly memberId: string;
  readonly otherId: string;
  /** NOT_INDEXED: the member's own numbers cannot be compared yet. */
  readonly kind: SameNumberKind | 'NOT_INDEXED';
}

const others = (kind: SameNumberKind, isTheirs: string) => `(
     SELECT mine.id AS "memberId", o.id AS "otherId", '${kind}' AS kind
     FROM mine JOIN member o ON ${isTheirs} WHERE o.id <> mine.id LIMIT $2)`;

/** Of an account that counts already and is not in its place yet: there are few of these, found by their times. */
const IS_THEIR_NEXT_ACCOUNT = `o.next_account_number_hash = mine.account_number_hash
       AND o.next_account_at ${NEXT_ACCOUNT_DUE}`;

/** Of these members, who else has their ID or their account; of each so many at most. Whose rows they are is read first. */
export const sameNumbers = statement<SameNumber, [ids: readonly string[], most: number]>(
  'member.sameNumbers',
  `WITH mine AS MATERIALIZED (
     SELECT m.id, m.identity_number_hash, ${ACCOUNT_HASH} AS account_number_hash, ${TO_INDEX} AS unindexed
     FROM member m WHERE m.id = ANY ($1::uuid[])
   )
   ${others('IDENTITY_NUMBER', 'o.identity_number_hash = mine.identity_number_hash')}
   UNION ALL ${others('BANK_ACCOUNT', 'o.account_number_hash = mine.account_number_hash')}
   UNION ALL ${others('BANK_ACCOUNT', IS_THEIR_NEXT_ACCOUNT)}
   UNION ALL (SELECT mine.id, mine.id, 'NOT_INDEXED' FROM mine WHERE mine.unindexed LIMIT $2)`,
);

/** Whether two members have one ID or one account. */
export const samePerson = statement<{ readonly isSame: true }, [memberId: string, otherId: string]>(
  'member.samePerson',
  `WITH two AS MATERIALIZED (
     SELECT m.id, m.identity_number_hash, ${ACCOUNT_HASH} AS account_number_hash
     FROM member m WHERE m.id IN ($1, $2)
   )
   SELECT true AS "isSame" FROM two mine JOIN two o ON o.id = $2
     AND (o.identity_number_hash = mine.identity_number_hash OR o.account_number_hash = mine.account_number_hash)
   WHERE mine.id = $1`,
);

/** Whose ID it is already. */
export const holdersOfIdentity = statement<
  { readonly memberId: string },
  [identityHash: string, most: number]
>(
  'member.holdersOfIdentity',
  `SELECT m.id AS "memberId" FROM member m WHERE m.identity_number_hash = $1 ORDER BY m.id LIMIT $2`,
);
