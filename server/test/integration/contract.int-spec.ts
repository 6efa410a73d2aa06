import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModulesContainer } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { getMetadataStorage } from 'class-validator';
import { DataSource } from 'typeorm';
import { readEnvironment } from '../../src/config/env';
import { dataSourceOptions } from '../../src/database/data-source-options';
import { migrate } from '../../src/database/migrate';
import { ACCESS, ROLES } from '../../src/platform/access/access';
import { buildDocument } from '../../src/platform/openapi/document';
import { startApp, type TestApp } from '../support/app';
import { createDatabase } from '../support/database';
import { type ApiOperation, apiOperations } from '../support/document';
import { TEST_SECRETS } from '../support/environment';
import { addStaff, newMember, type TestAccount, type TestStaff } from '../support/factories';
import { send } from '../support/http';

const HTTP_METHOD = 'method';
/** Verbs that the operations begin with; the list grows with the API, and keeps nouns out. */
const VERB =
  /^(accept|add|apply|ask|assign|bounce|cancel|change|check|close|confirm|correct|decide|end|enrol|enter|import|issue|list|load|locate|look|move|pay|prepare|quote|read|receive|record|recover|refresh|refund|refuse|register|reject|remove|replay|retry|return|reverse|revoke|rotate|save|send|show|sign|stop|test|upload|waive|withdraw|write)([A-Z]|$)/;

const nobody = () => ({ accountId: randomUUID() as string, sessionId: randomUUID() as string });

/** What a schema says of a value, and the value that it shows. */
interface Explained {
  readonly name?: string;
  readonly in?: string;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: { readonly enum?: unknown };
}

/** An answer about what is over by itself. */
interface Passing {
  readonly headers?: Record<string, unknown>;
}

interface Answering {
  readonly content?: Record<string, { readonly schema?: { readonly format?: string } }>;
}

/** What class-validator knows of the classes of bodies. */
interface Validated {
  readonly validationMetadatas: Map<
    { readonly name: string },
    readonly { readonly name?: string; readonly propertyName: string }[]
  >;
}

interface Example {
  readonly example?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

describe('the contract', () => {
  let test: TestApp;
  let staff: TestStaff;
  let officer: TestAccount;

  beforeAll(async () => {
    test = await startApp();
    staff = await addStaff(test);
    officer = staff.officer;
  });

  afterAll(() => test.close());

  /** Every route handler of every controller. */
  function handlers(): { name: string; handler: object; controller: object }[] {
    return [...test.app.get(ModulesContainer).values()].flatMap((module) =>
      [...module.controllers.values()].flatMap(({ metatype: controller }) => {
        const prototype: object = controller?.prototype ?? {};
        return Object.getOwnPropertyNames(prototype)
          .map((name) => ({ name, handler: Reflect.get(prototype, name), controller: controller ?? {} }))
          .filter(
            ({ handler }) => typeof handler === 'function' && Reflect.hasMetadata(HTTP_METHOD, handler),
          );
      }),
    );
  }

  it('has every route say who may call it', () => {
    expect(handlers().length).toBeGreaterThan(30);
    for (const { name, handler } of handlers()) {
      const access = Reflect.getMetadata(ACCESS, handler);
      const isDeclared = access === 'public' || (Array.isArray(access) && access.length > 0);
      expect([name, isDeclared]).toEqual([name, true]);
      if (access !== 'public') expect(ROLES).toEqual(expect.arrayContaining(access));
    }
  });

  it('opens to everyone only what is meant for everyone', () => {
    const open = handlers()
      .filter(({ handler }) => Reflect.getMetadata(ACCESS, handler) === 'public')
      .map(({ name }) => name);

    expect(open.sort()).toEqual([
      'checkInvitation',
      'checkLiveness',
      'checkReadiness',
      'enterSecondFactor',
      'listAvailableCurrencies',
      'listCurrencies',
      'locateVisitor',
      'preparePasskeySignIn',
      'quoteLoan',
      'readConfig',
      'readExchangeRates',
      'receivePayment',
      'recoverAccount',
      'refreshSession',
      'registerMember',
      'sendContactMessage',
      'sendPhoneOtp',
      'showCalendar',
      'showDownload',
      'showImage',
      'showReport',
      'signIn',
      'signInByPasskey',
      'signOut',
      'stopIntruder',
      'stopRecovery',
    ]);
  });

  it('says of every operation whose token it takes, to programs and to people', async () => {
    const callers = { MEMBER: await newMember(test), LOAN_OFFICER: officer, LOAN_ASSISTANT: staff.assistant };
    const called = { MEMBER: 'members', LOAN_OFFICER: 'loan officers', LOAN_ASSISTANT: 'loan assistants' };

    for (const { method, path, operationId, needsToken, roles, says } of apiOperations()) {
      const taken = [];
      for (const role of needsToken ? ROLES : []) {
        const answer = await send(test.url + path.replace(/\{\w+\}/g, randomUUID()), {
          method,
          token: callers[role].token,
          ...(method !== 'GET' && { body: {} }),
        });
        if ((answer.json as { code?: string } | undefined)?.code !== 'FORBIDDEN') taken.push(role);
      }
      expect([operationId, roles]).toEqual([operationId, taken]);
      const [sentence = ''] = /\n\nFor [^;.]+/.exec(says[0] ?? '') ?? [];
      const named = ROLES.filter((role) => sentence.includes(called[role]));
      expect([operationId, named]).toEqual([operationId, taken]);
    }
  });

  it('names operations with verb phrases, each once, and documents every route', () => {
    const names = handlers().map(({ name }) => name);

    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(VERB);
    expect(
      apiOperations()
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual(names.sort());
  });

  it.each(apiOperations())(
    'documents $operationId with summary, description and refusals',
    (operation: ApiOperation) => {
      const { summary, says, statuses, needsToken, fields, operationId } = operation;
      const refusals = statuses.filter((status) => status.startsWith('4'));

      expect(summary.length).toBeGreaterThanOrEqual('Sign in'.length);
      expect(says).not.toContain('');
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
      if (needsToken) expect(refusals).toEqual(expect.arrayContaining(['401', '403']));
      if (fields.length > 0)
        expect([operationId, refusals]).toEqual([operationId, expect.arrayContaining(['400'])]);
    },
  );

  it("speaks of another member's number where there is a body to name one, and it must not", () => {
    const speaking = apiOperations().filter(({ errors }) => errors.includes('403 NOT_YOUR_ACCOUNT'));

    expect(speaking.length).toBeGreaterThan(40);
    const others = ['sendPhoneCorrectionCode', 'askForPhone'];
    const wrong = speaking.filter(
      ({ method, operationId }) => method === 'GET' || others.includes(operationId),
    );
    expect(wrong).toEqual([]);
  });

  describe.each(apiOperations().filter(({ needsToken }) => needsToken))(
    '$method $path',
    ({ method, path }) => {
      const jwt = new JwtService({ secret: TEST_SECRETS.JWT_SECRET });
      const isBackOffice = path.includes('/backoffice/') || path.includes('/second-factor');
      const isForAll = /^\/v2\/authmember\/(chpwd|sessions|passkeys)/.test(path);
      const claims = (role: string, { accountId: sub, sessionId: sid } = nobody()) => ({
        sub,
        sid,
        UserInfo: { phoneNumber: '639170000099', roles: [role] },
      });
      const right = claims(isBackOffice ? 'LOAN_OFFICER' : 'MEMBER');
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

      const strangers: [string, number, string, () => string | undefined][] = [
        ['nobody', 401, 'TOKEN_MISSING', () => undefined],
        ['an expired token', 403, 'TOKEN_EXPIRED', () => jwt.sign(right, { expiresIn: -1 })],
        ['a token of another secret', 403, 'TOKEN_INVALID', () => jwt.sign(right, { secret: 'another' })],
        [
          'an unsigned token',
          403,
          'TOKEN_INVALID',
          () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(right)}.`,
        ],
        [
          'the other kind of account',
          403,
          'FORBIDDEN',
          () => jwt.sign(isBackOffice ? claims('MEMBER') : claims('LOAN_OFFICER', officer)),
        ],
        ['staff whose account is gone', 403, 'TOKEN_INVALID', () => jwt.sign(claims('LOAN_OFFICER'))],
        ['a role that does not exist', 403, 'FORBIDDEN', () => jwt.sign(claims('ADMIN'))],
      ];
      const closedTo = strangers.filter(([who]) => !isForAll || who !== 'the other kind of account');

      it.each(closedTo)(
        'is closed to %s, before anything else is looked at',
        async (_, status, code, token) => {
          const answer = await send(test.url + path.replace(/\{\w+\}/g, 'x'), {
            method,
            token: token(),
            ...(method !== 'GET' && { body: {} }),
          });

          expect(answer).toMatchObject({ status, json: { code } });
        },
      );
    },
  );

  it('says of every field and parameter what it means, and gives what can be tried in paths', () => {
    const { paths, components } = JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'));
    const schemas: Record<string, { properties?: Record<string, Explained> }> = components.schemas;
    const fields = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties).map(([name, field]) => ({ ...field, name: `${schema}.${name}` })),
    );
    const parameters = Object.values<Record<string, { parameters?: Explained[] }>>(paths)
      .flatMap((path) => Object.values(path))
      .flatMap((operation) => operation.parameters ?? []);

    expect(parameters.length).toBeGreaterThan(20);
    const passing = Object.values<Record<string, { responses: Record<string, Passing> }>>(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ responses }) => [responses[429] ?? [], responses[503] ?? []].flat());
    expect(passing.length).toBeGreaterThan(100);
    expect(passing.filter(({ headers }) => !headers?.['Retry-After'])).toEqual([]);
    const unexplained = [...fields, ...parameters].filter(({ description }) => !description);
    expect(unexplained.map(({ name }) => name)).toEqual([]);
    const inPaths = parameters.filter((parameter) => parameter.in === 'path' && !parameter.schema?.enum);
    expect(inPaths.filter(({ example }) => !example).map(({ name }) => name)).toEqual([]);
  });

  it('tells of every field of a body that is chosen from a list what there is to choose', () => {
    const file = readFileSync(join(__dirname, '../../../openapi.json'), 'utf8');
    const schemas: Record<string, { properties?: Record<string, unknown> }> =
      JSON.parse(file).components.schemas;
    const { validationMetadatas } = getMetadataStorage() as unknown as Validated;
    const fields = [...validationMetadatas].flatMap(([{ name: schema }, rules]) =>
      rules
        .filter(({ name, propertyName }) => name === 'isIn' && schemas[schema]?.properties?.[propertyName])
        .map(({ propertyName }) => [schema, propertyName] as const),
    );

    expect(fields.length).toBeGreaterThan(10);
    const untold = fields.filter(
      ([schema, field]) => !/"enum"|"\$ref"/.test(JSON.stringify(schemas[schema]?.properties?.[field])),
    );
    expect(untold.map((names) => names.join('.'))).toEqual([]);
  });

  it('gives examples that its own patterns and limits allow', () => {
    const file = readFileSync(join(__dirname, '../../../openapi.json'), 'utf8');
    const schemas: Record<string, { properties?: Record<string, Example> }> =
      JSON.parse(file).components.schemas;
    const properties = Object.entries(schemas).flatMap(([schema, { properties: own = {} }]) =>
      Object.entries(own).map(([name, property]) => ({ ...property, name: `${schema}.${name}` })),
    );

    expect(properties.length).toBeGreaterThan(200);
    for (const { name, example, pattern, minLength, maxLength, minimum, maximum } of properties) {
      if (typeof example === 'string') {
        expect([name, new RegExp(pattern ?? '', 'u').test(example)]).toEqual([name, true]);
        expect(example.length).toBeGreaterThanOrEqual(minLength ?? 0);
        expect(example.length).toBeLessThanOrEqual(maxLength ?? Number.POSITIVE_INFINITY);
      }
      if (typeof example === 'number') {
        expect(example).toBeGreaterThanOrEqual(minimum ?? Number.NEGATIVE_INFINITY);
        expect(example).toBeLessThanOrEqual(maximum ?? Number.POSITIVE_INFINITY);
      }
    }
  });

  it('takes no answer in JSON for bytes, so that whoever checks answers by it takes them', () => {
    const { paths } = JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'));
    const answers = Object.values<Record<string, { responses: Record<string, Answering> }>>(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ responses }) => Object.values(responses));
    const schemas = answers.flatMap(({ content }) => content?.['application/json']?.schema ?? []);

    expect(schemas.length).toBeGreaterThan(100);
    expect(schemas.filter(({ format }) => format === 'binary')).toEqual([]);
  });

  it('is served as the very bytes of the file, and is what the code says', async () => {
    const file = readFileSync(join(__dirname, '../../../openapi.json'));
    const response = await fetch(`${test.url}/openapi.json`);

    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const kept = String(response.headers.get('etag'));
    const again = await fetch(`${test.url}/openapi.json`, { headers: { 'if-none-match': kept } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const { info, components } = JSON.parse(file.toString());
    const codes = components.schemas.ProblemCode.enum;
    expect(buildDocument(test.app).info).toEqual(info);
    expect(buildDocument(test.app).components?.schemas?.ProblemCode).toMatchObject({ enum: codes });
  });

  it.each(['br', 'gzip'])('is compressed by %s once, so that its length is known', async (encoding) => {
    const answer = await fetch(`${test.url}/openapi.json`, { headers: { 'accept-encoding': encoding } });

    const { headers } = answer;
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(50_000);
    expect(Number(headers.get('content-length'))).toBeLessThan(250_000);
    const file = readFileSync(join(__dirname, '../../../openapi.json'));
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
  });
});

describe('the migrations', () => {
  const environment = readEnvironment({ DEMO: 'true' });

  it('run on an empty database, twice and at once, and leave TypeORM nothing to generate', async () => {
    const { ownerUrl: url, drop } = await createDatabase({ isEmpty: true });
    await Promise.all([migrate({ url }, environment), migrate({ url }, environment)]);
    await migrate({ url }, environment);

    const dataSource = await new DataSource(dataSourceOptions(url, environment)).initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const applied = await dataSource.query('SELECT count(*)::int AS count FROM migrations');
    await dataSource.destroy();
    await drop();

    expect(upQueries.map(({ query }) => query)).toEqual([]);
    expect(applied).toEqual([{ count: dataSource.migrations.length }]);
  });

  it('can be taken back', async () => {
    const { ownerUrl: url, drop } = await createDatabase();
    const dataSource = await new DataSource(dataSourceOptions(url, environment)).initialize();
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    const left = await dataSource.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
    await dataSource.destroy();
    await drop();

    expect(left).toEqual([{ tablename: 'migrations' }]);
  });
});
