import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { BORROWED, type Borrower, type Told } from './borrower';
import type { Persistent } from './persistent';

const AGAIN_MILLISECONDS = 500;
const LONGEST_BUSY_MILLISECONDS = 60_000;

/** What the database holds of a member, in the words of `Told`. */
interface Kept {
  readonly accounts: number;
  readonly loans: readonly string[];
  readonly withdrawals: readonly string[];
  readonly repayments: readonly string[];
  readonly balance: number;
}

const KEPT = `
  SELECT a.phone_number AS "phoneNumber",
    count(*) OVER (PARTITION BY a.phone_number)::int AS accounts,
    a.id AS "memberId",
    ARRAY(SELECT loan_number || CASE status WHEN 'APPROVED' THEN ' approved' ELSE '' END
      FROM loan WHERE member_id = a.id ORDER BY 1) AS loans,
    ARRAY(SELECT concat_ws(' ', withdrawal_number, amount_minor, status)
      FROM withdrawal WHERE member_id = a.id ORDER BY 1) AS withdrawals,
    ARRAY(SELECT concat_ws(' ', repayment_number, amount_minor)
      FROM repayment WHERE member_id = a.id ORDER BY 1) AS repayments,
    coalesce((SELECT sum(balance_minor) FROM wallet_account WHERE member_id = a.id), 0)::bigint::text AS balance
  FROM account a
  WHERE a.phone_number LIKE $1 || '%'`;

type KeptRow = Omit<Kept, 'balance'> & {
  readonly phoneNumber: string;
  readonly memberId: string;
  readonly balance: string;
};

/** @param prefix of the phone numbers of all borrowers @returns each difference between what was told and what is kept */
export async function compare(
  databaseUrl: string,
  prefix: string,
  borrowers: readonly Borrower[],
): Promise<string[]> {
  const rows = await kept(databaseUrl, prefix);
  const keptBy = new Map(rows.map((row) => [row.phoneNumber, row]));
  const strangers = rows.filter(
    (row) => !borrowers.some(({ phoneNumber }) => phoneNumber === row.phoneNumber),
  );
  return [
    ...strangers.map(({ phoneNumber }) => `${phoneNumber} is there, and nobody registered it`),
    ...borrowers.flatMap(({ phoneNumber, told }) => differences(phoneNumber, told, keptBy.get(phoneNumber))),
  ];
}

function differences(phoneNumber: string, told: Told, row: KeptRow | undefined): string[] {
  const { accounts = 0, loans = [], withdrawals = [], repayments = [], balance = '0' } = row ?? {};
  const found: Kept = { accounts, loans, withdrawals, repayments, balance: Number(balance) };
  const expected = expectedOf(told);
  return (Object.keys(expected) as (keyof Kept)[])
    .filter((name) => !isDeepStrictEqual(found[name], expected[name]))
    .map((name) => `${phoneNumber}: ${name} ${found[name]}, and what was told: ${expected[name]}`);
}

function expectedOf({ isRegistered, loanNumber, isApproved, withdrawals, repayments }: Told): Kept {
  const left = [...withdrawals.values()].filter(({ status }) => status !== 'FAILED');
  const lent = isApproved ? BORROWED * 100 : 0;
  return {
    accounts: isRegistered ? 1 : 0,
    loans: loanNumber === undefined ? [] : [`${loanNumber}${isApproved ? ' approved' : ''}`],
    withdrawals: [...withdrawals]
      .map(([number, { amount, status }]) => `${number} ${amount} ${status}`)
      .sort(),
    repayments: [...repayments].map(([number, amount]) => `${number} ${amount}`).sort(),
    balance: lent - left.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** @returns each photo that was acknowledged and cannot be seen */
export async function missingPhotos(
  baseUrl: string,
  officer: Persistent,
  databaseUrl: string,
  prefix: string,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { memberId, phoneNumber, loans } of await kept(databaseUrl, prefix)) {
    if (loans.length === 0) continue;
    const { imageIdFrontURL, imageIdBackURL, imageSelfieURL } = await officer.ask(
      'member',
      ({ backOffice }) => backOffice.readMember({ memberId }),
    );
    for (const url of [imageIdFrontURL, imageIdBackURL, imageSelfieURL]) {
      const { status, type } = await shown(new URL(url ?? '', baseUrl));
      if (status !== 200 || type !== 'image/jpeg')
        missing.push(`${phoneNumber}: a photo is ${status} ${type}`);
    }
  }
  return missing;
}

/** A server that is busy is asked again: missing is what it never shows. */
async function shown(photo: URL): Promise<{ status: number; type: string | null }> {
  const end = Date.now() + LONGEST_BUSY_MILLISECONDS;
  for (;;) {
    const answer = await fetch(photo);
    await answer.arrayBuffer();
    const { status, headers } = answer;
    if (status !== 503 || Date.now() > end) return { status, type: headers.get('content-type') };
    await pause(AGAIN_MILLISECONDS);
  }
}

async function kept(databaseUrl: string, prefix: string): Promise<KeptRow[]> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<KeptRow>(KEPT, [prefix])).rows;
  } finally {
    await client.end();
  }
}
