import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiKeyIssuedDto, ApiKeyScope } from '@pautang/sdk';
import { COMMANDS } from '../../src/bin/backoffice/commands';
import { SCOPES } from '../../src/platform/access/scopes';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { type ApiOperation, apiOperations } from '../support/document';
import { eventually } from '../support/eventually';
import {
  addStaff,
  approvedLoan,
  memberWithLoan,
  newMember,
  type TestAccount,
  type TestStaff,
} from '../support/factories';
import { type Answer, outcomes, refusal, refusalCode, send } from '../support/http';
import { untilWaiting } from '../support/in-turn';
import { statementsOf, WITHOUT_JOBS } from '../support/round-trips';

interface Described {
  readonly security?: readonly object[];
  readonly 'x-scope'?: ApiKeyScope;
}

const document: { readonly paths: Record<string, Record<string, Described>> } = JSON.parse(
  readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'),
);
const described = ({ path, method }: ApiOperation): Described =>
  document.paths[path]?.[method.toLowerCase()] ?? {};
const scopeOf = (operation: ApiOperation) => described(operation)['x-scope'];
const takesKeys = ({ security = [] }: Described) => security.some((scheme) => 'apiKey' in scheme);

/** For a person who is signed in: who makes keys, and who lets somebody into a member's account. */
const FOR_PEOPLE = [
  'issueApiKey',
  'issueRecoveryCode',
  'listApiKeys',
  'listProposals',
  'removeJob',
  'revokeApiKey',
  'withdrawPaymentProposal',
  'withdrawProposal',
];
const closed = apiOperations().filter((one) => one.needsToken && !scopeOf(one));
const open = apiOperations().filter(scopeOf);

/** What waits for a lock. */

let test: TestApp;
let staff: TestStaff;
let officer: TestAccount;
let names = 0;

beforeAll(async () => {
  test = await startApp({ ...WITHOUT_JOBS, ACCOUNT_RECOVERY: 'true', INVITATION_CODE: 'true' });
  staff = await addStaff(test);
  officer = staff.officer;
});

afterAll(() => test.close());

function newName(): string {
  names += 1;
  return `Machine ${names}`;
}

function issue(
  scopes: readonly ApiKeyScope[],
  name = newName(),
  validDays?: number,
): Promise<ApiKeyIssuedDto> {
  return officer.client.backOffice.issueApiKey({ requestBody: { name, scopes: [...scopes], validDays } });
}

const keyOf = async (...scopes: ApiKeyScope[]) => (await issue(scopes)).apiKey;
const loans = (apiKey: string, at: TestApp = test) =>
  send(`${at.url}/v2/backoffice/loans`, { token: apiKey });

function call({ path, method }: ApiOperation, token: string): Promise<Answer> {
  return send(test.url + path.replace(/\{\w+\}/g, randomUUID()), {
    method,
    token,
    headers: { 'idempotency-key': randomUUID() },
    ...(method !== 'GET' && { body: {} }),
  });
}

describe('the document', () => {
  it('names the scope of each operation of the back office, and takes keys nowhere else', () => {
    const backOffice = apiOperations().filter(({ path }) => path.startsWith('/v2/backoffice/'));
    const withoutScope = backOffice.filter((operation) => !scopeOf(operation));

    expect(withoutScope.map(({ operationId }) => operationId).sort()).toEqual(FOR_PEOPLE);
    expect(new Set(open.map(scopeOf))).toEqual(new Set(SCOPES));
    for (const operation of apiOperations()) {
      const { operationId, path } = operation;
      const isOpen = scopeOf(operation) !== undefined;
      expect([operationId, takesKeys(described(operation))]).toEqual([operationId, isOpen]);
      if (isOpen) expect(path).toMatch(/^\/v2\/backoffice\//);
    }
  });
});

describe.each(open)('$method $path', (operation) => {
  it('is refused to a key that may do all else, and open to one with its scope alone', async () => {
    const scope = scopeOf(operation)!;
    const others = SCOPES.filter((one) => one !== scope);

    const [refused, admitted] = [
      await call(operation, await keyOf(...others)),
      await call(operation, await keyOf(scope)),
    ];

    expect(refused).toMatchObject({ status: 403, json: { code: 'SCOPE_MISSING', scope } });
    expect([401, 403]).not.toContain(admitted.status);
    expect(admitted.status).toBeLessThan(500);
  });
});

describe('a key with every scope', () => {
  it('is refused where people sign in', async () => {
    const apiKey = await keyOf(...SCOPES);

    expect(closed.length).toBeGreaterThan(20);
    for (const operation of closed) {
      const { status, json } = await call(operation, apiKey);
      expect([operation.operationId, status, (json as { code: string }).code]).toEqual([
        operation.operationId,
        403,
        'FORBIDDEN',
      ]);
    }
  });
});

describe('an API key', () => {
  it('is refused where it is wrong in its last letter, unknown, cut off or of the other kind', async () => {
    const apiKey = await keyOf('loans:read');
    const wrongEnd = apiKey.slice(0, -1) + (apiKey.endsWith('0') ? '1' : '0');
    const demo = apiKey.replace('_live_', '_demo_');
    const unknown = `pautang_live_aaaaaaaa_${'0'.repeat(64)}`;

    expect((await loans(apiKey)).status).toBe(200);
    for (const wrong of [wrongEnd, demo, unknown, apiKey.slice(0, -1), 'pautang_', `${apiKey}0`]) {
      expect(await loans(wrong)).toMatchObject({ status: 403, json: { code: 'API_KEY_INVALID' } });
    }
    const headers = { authorization: `bearer  ${apiKey}` };
    expect((await send(`${test.url}/v2/backoffice/loans`, { headers })).status).toBe(200);
  });

  it('says in Filipino what became of it', async () => {
    const headers = { 'accept-language': 'fil' };
    const { json } = await send(`${test.url}/v2/backoffice/rates`, {
      token: await keyOf('loans:read'),
      headers,
    });

    expect(json).toMatchObject({ code: 'SCOPE_MISSING', title: 'Kulang ng scope ang API key' });
  });

  it('is kept as a hash, and told once', async () => {
    const { apiKey, keyId } = await issue(['loans:read']);
    const [secret = ''] = apiKey.split('_').slice(-1);

    expect(apiKey).toMatch(new RegExp(`^pautang_live_${keyId}_[0-9a-f]{64}$`));
    const kept = JSON.stringify(await test.sql('SELECT * FROM api_key, audit_entry'));
    expect(kept).toContain(keyId);
    expect(kept).not.toContain(secret);
    const listed = await send(`${test.url}/v2/backoffice/api-keys`, { token: officer.token });
    expect(listed.text).toContain(keyId);
    expect(listed.text).not.toContain(secret);
  });

  it('ends when its time is over: after a year, or at most two', async () => {
    const { keyId, apiKey, expiresAt } = await issue(['loans:read']);
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(365, 1);
    await expect(refusalCode(issue(['loans:read'], newName(), 731))).resolves.toBe('VALIDATION_FAILED');

    await endTime(keyId);

    expect(await loans(apiKey)).toMatchObject({ status: 403, json: { code: 'API_KEY_EXPIRED' } });
    expect(await listed(keyId)).toMatchObject({ status: 'EXPIRED' });
  });

  it('is revoked from the next request on, at every server, and for good', async () => {
    const second = await startSecondApp(test);
    const { apiKey, keyId } = await issue(['loans:read']);
    expect((await loans(apiKey, second)).status).toBe(200);

    await officer.client.backOffice.revokeApiKey({ keyId });

    for (const server of [test, second]) {
      expect(await loans(apiKey, server)).toMatchObject({ status: 403, json: { code: 'API_KEY_REVOKED' } });
    }
    await second.close();
    const { revokedAt } = (await listed(keyId))!;
    await officer.client.backOffice.revokeApiKey({ keyId });
    expect(await listed(keyId)).toMatchObject({ status: 'REVOKED', revokedAt });
    const back = test.sql('UPDATE api_key SET revoked_at = NULL WHERE key_id = $1', [keyId]);
    await expect(back).rejects.toThrow('append-only');
    await expect(refusalCode(officer.client.backOffice.revokeApiKey({ keyId: 'nobody' }))).resolves.toBe(
      'API_KEY_NOT_FOUND',
    );
  });

  it('stays in the database with all that it may do, so that what it did keeps its name', async () => {
    const { keyId } = await issue(['loans:read']);

    for (const change of [
      `UPDATE api_key SET scopes = '{loans:decide}' WHERE key_id = $1`,
      `UPDATE api_key SET name = 'Somebody else' WHERE key_id = $1`,
      `UPDATE api_key SET expires_at = now() + interval '9 years' WHERE key_id = $1`,
      'UPDATE api_key SET key_id = upper(key_id) WHERE key_id = $1',
      'UPDATE api_key SET key_hash = key_hash WHERE key_id = $1',
      'UPDATE api_key SET issued_by = id WHERE key_id = $1',
      'UPDATE api_key SET id = issued_by WHERE key_id = $1',
      'UPDATE api_key SET created_at = now() WHERE key_id = $1',
      'DELETE FROM api_key WHERE key_id = $1',
    ]) {
      await expect(test.sql(change, [keyId])).rejects.toThrow('append-only');
    }
    await expect(test.sql('TRUNCATE api_key')).rejects.toThrow('append-only');
  });

  it('tells its last use, written once a minute', async () => {
    const { apiKey, keyId } = await issue(['loans:read']);
    expect(await listed(keyId)).not.toHaveProperty('lastUsedAt');

    await loans(apiKey);
    await eventually(async () => expect(await listed(keyId)).toHaveProperty('lastUsedAt'));
    const { lastUsedAt } = (await listed(keyId))!;

    const sent = await statementsOf(() => loans(apiKey));
    expect(sent.filter((text) => text.includes('api_key'))).toHaveLength(1);
    expect(await listed(keyId)).toMatchObject({ lastUsedAt });
    await test.sql(
      `UPDATE api_key SET last_used_at = last_used_at - interval '61 seconds' WHERE key_id = $1`,
      [keyId],
    );
    await loans(apiKey);
    await eventually(async () => {
      const { lastUsedAt: next = '' } = (await listed(keyId))!;
      expect(next >= lastUsedAt!).toBe(true);
    });
  });

  it('answers while its last use cannot be written', async () => {
    const { apiKey, keyId } = await issue(['loans:read']);

    await test.dataSource.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM api_key WHERE key_id = $1 FOR UPDATE', [keyId]);
      expect((await loans(apiKey)).status).toBe(200);
      await untilWaiting(test, 1);
    });

    await eventually(async () => expect(await listed(keyId)).toHaveProperty('lastUsedAt'));
  });
});

describe('the keys of a name', () => {
  it('are two at most, of however many that are asked for at once', async () => {
    const name = newName();

    let ends: Promise<string[]> | undefined;

    await (await test.owner()).transaction(async (tx) => {
      await tx.query('LOCK TABLE api_key IN SHARE ROW EXCLUSIVE MODE');
      ends = outcomes(Array.from({ length: 6 }, () => issue(['loans:read'], name)));
      await untilWaiting(test, 6);
    });

    expect(await ends).toEqual([...Array(4).fill('TOO_MANY_KEYS'), 'done', 'done']);
    const { fieldErrors } = await refusal(issue(['loans:read'], name));
    expect(fieldErrors).toMatchObject([{ field: 'name' }]);
  });

  it('take the place of one another: both good, then the new one alone', async () => {
    const name = newName();
    const first = await issue(['loans:read'], name);
    const second = await issue(['loans:read'], name);
    for (const { apiKey } of [first, second]) expect((await loans(apiKey)).status).toBe(200);

    await officer.client.backOffice.revokeApiKey({ keyId: first.keyId });

    expect((await loans(first.apiKey)).status).toBe(403);
    expect((await loans(second.apiKey)).status).toBe(200);
    const third = await issue(['loans:read'], name);
    await endTime(third.keyId);
    await issue(['loans:read'], name);
    await expect(refusalCode(issue(['loans:read'], name))).resolves.toBe('TOO_MANY_KEYS');
  });

  it.each<[string, object]>([
    ['scopes', { name: 'Accounting', scopes: [] }],
    ['scopes', { name: 'Accounting', scopes: ['loans:read', 'everything'] }],
    ['scopes', { name: 'Accounting', scopes: 'loans:read' }],
    ['scopes', { name: 'Accounting' }],
    ['name', { scopes: ['loans:read'] }],
    ['name', { name: 'x', scopes: ['loans:read'] }],
    ['validDays', { name: 'Accounting', scopes: ['loans:read'], validDays: 0 }],
    ['validDays', { name: 'Accounting', scopes: ['loans:read'], validDays: 1.5 }],
  ])('need right %s', async (field, body) => {
    const answer = await send(`${test.url}/v2/backoffice/api-keys`, { token: officer.token, body });

    expect(answer).toMatchObject({ status: 400, json: { code: 'VALIDATION_FAILED', errors: [{ field }] } });
  });

  it('are for officers alone', async () => {
    const member = await newMember(test);

    for (const { client } of [staff.assistant, member]) {
      await expect(refusalCode(client.backOffice.listApiKeys({}))).resolves.toBe('FORBIDDEN');
      await expect(
        refusalCode(client.backOffice.issueApiKey({ requestBody: { name: 'Mine', scopes: ['loans:read'] } })),
      ).resolves.toBe('FORBIDDEN');
    }
  });

  it('come newest first, page by page', async () => {
    const [older, newer] = [await issue(['loans:read']), await issue(['rates:read'])];

    const page = await officer.client.backOffice.listApiKeys({ limit: 1 });
    const next = await officer.client.backOffice.listApiKeys({ limit: 1, cursor: page.nextCursor });

    expect(page.items).toMatchObject([{ keyId: newer.keyId, issuedBy: 'Olivia Ramos', status: 'LIVE' }]);
    expect(next.items).toMatchObject([{ keyId: older.keyId }]);
  });
});

describe('what a key does', () => {
  it('is told of the key in the audit and in the steps of a loan', async () => {
    const { loanNumber } = await memberWithLoan(test);
    const { apiKey, keyId, name } = await issue(['loans:decide']);

    await test
      .client(apiKey)
      .backOffice.decideLoan({ loanNumber, idempotencyKey: 'one', requestBody: { decision: 'APPROVE' } });

    const told = `SELECT k.key_id, k.name FROM`;
    const key = [{ key_id: keyId, name }];
    await expect(
      test.sql(`${told} audit_entry e JOIN api_key k ON k.id = e.actor_id WHERE e.subject = $1`, [
        `loan ${loanNumber}`,
      ]),
    ).resolves.toEqual(key);
    await expect(
      test.sql(`${told} loan_event e JOIN api_key k ON k.id = e.actor_id WHERE e.by = 'STAFF'`),
    ).resolves.toEqual(key);
    const issued = await test.sql('SELECT action, actor_id AS actor FROM audit_entry WHERE subject = $1', [
      `api key ${keyId}`,
    ]);
    expect(issued).toEqual([{ action: 'API_KEY_ISSUED', actor: officer.accountId }]);
    const { items } = await officer.client.backOffice.listAuditEntries({ subject: `loan ${loanNumber}` });
    expect(items[0]?.actor).toBe(`${name} (${keyId})`);
    const listed = await COMMANDS.keys!.run(officer.client, { words: [] });
    expect(listed.text).toContain(items[0]?.actorId);
  });

  it('counts once under one Idempotency-Key of its own, which is nobody else’s', async () => {
    const { loanNumber } = await approvedLoan(test, staff);
    const pay = (apiKey: string, reference: string) =>
      test.client(apiKey).backOffice.recordRepayment({
        loanNumber,
        idempotencyKey: 'the same',
        requestBody: { amount: 1000, reference },
      });
    const [one, other] = [await keyOf('repayments:write'), await keyOf('repayments:write')];

    const [first, again] = await Promise.all([pay(one, 'BPI 1'), pay(one, 'BPI 1')]);
    const another = await pay(other, 'BPI 2');

    expect(again).toEqual(first);
    expect(another.repaymentNumber).not.toBe(first.repaymentNumber);
    await expect(refusalCode(pay(one, 'BPI 3'))).resolves.toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

async function listed(keyId: string) {
  const { items } = await officer.client.backOffice.listApiKeys({ limit: 200 });
  return items.find((key) => key.keyId === keyId);
}

/** The database lets nobody move a key's end, the test included. */
async function endTime(keyId: string): Promise<void> {
  await test.sql('ALTER TABLE api_key DISABLE TRIGGER api_key_stays');
  await test.sql('UPDATE api_key SET expires_at = now() WHERE key_id = $1', [keyId]);
  await test.sql('ALTER TABLE api_key ENABLE TRIGGER api_key_stays');
}
