import { DEMO_PASSWORD, DEMO_PHONES } from '../../src/config/demo-accounts';
import type { ExampleSchema } from '../../src/platform/openapi/schema-example';
import { problemClasses } from '../../src/platform/problem/problem';
import { seedDemo } from '../../src/seed/demo';
import { startApp, type TestApp } from '../support/app';
import { type ApiOperation, apiOperations } from '../support/document';
import {
  type Described,
  describedAt,
  document,
  requestExamples,
  sendExample,
} from '../support/document-examples';
import { type Answer, send } from '../support/http';
import { PAYMENTS_SECRET } from '../support/payments';
import { violations } from '../support/schema-check';

const PROBLEM = 'application/problem+json';
const PROBLEM_SCHEMA = { $ref: '#/components/schemas/ProblemDto' };

describe.each(apiOperations())('the document of $method $path', ({ method, path }: ApiOperation) => {
  const operation = () => describedAt(method, path);
  const problems = () =>
    Object.entries(operation().responses).flatMap(([status, { content }]) =>
      Object.entries(content?.[PROBLEM]?.examples ?? {}).map(([code, { value }]) => ({
        status,
        code,
        value,
      })),
    );

  it('shows each error as what it is', () => {
    for (const [status, { description, content }] of Object.entries(operation().responses)) {
      const named = [...description.matchAll(/`([A-Z][A-Z_]+)`: /g)].map(([, code]) => code).sort();
      if (status >= '400') expect(Object.keys(content?.[PROBLEM]?.examples ?? {}).sort()).toEqual(named);
    }
    for (const { status, code, value } of problems()) {
      const { title, detail, ...declared } = problemClasses().find((one) => one.code === code)!;
      const instance = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/{}]+')}$`);
      expect(value).toMatchObject({ type: 'about:blank', status: Number(status), code, title, detail });
      expect(value).toMatchObject({ message: detail, instance: expect.stringMatching(instance) });
      expect(declared.status).toBe(Number(status));
      expect(Object.keys(value ?? {}).includes('requestId')).toBe(declared.status >= 500);
      expect(violations(document, PROBLEM_SCHEMA, value)).toEqual([]);
    }
  });

  it('shows answers that its schemas allow', () => {
    for (const { content = {} } of Object.values(operation().responses)) {
      const { 'application/json': json } = content;
      if (!json) continue;
      const shown = json.examples ? Object.values(json.examples).map(({ value }) => value) : [json.example];
      for (const value of shown) {
        expect(value).toBeDefined();
        expect(violations(document, json.schema ?? {}, value)).toEqual([]);
      }
    }
  });

  it('shows requests that the server takes, and errors that it answers with', async () => {
    for (const body of requestExamples(operation())) {
      const answer = await sendAs(callers(operation()), (token) =>
        sendExample(test.url, { method, path, body, token }),
      );

      const { code } = (answer.json ?? {}) as { code?: string };
      expect([answer.status, code, answer.text]).not.toContain(400);
      expect(['FORBIDDEN', 'NOT_YOUR_ACCOUNT']).not.toContain(code);
      const expected = operation().responses[answer.status];
      expect([answer.text, expected !== undefined]).toEqual([answer.text, true]);
      if (code) expect(expected?.description).toContain(`\`${code}\``);
      const schema = expected?.content?.['application/json']?.schema;
      if (schema) expect(violations(document, schema, answer.json)).toEqual([]);
    }
  });

  it('shows the very error of a call without a token, and of one without its fields', async () => {
    const shown = (code: string) => problems().find((problem) => problem.code === code)?.value;

    const [refused, empty] = [shown('TOKEN_MISSING'), shown('VALIDATION_FAILED')];
    if (refused) expect((await sendExample(test.url, { method, path, body: {} })).json).toEqual(refused);
    const { required } = resolvedBody(operation());
    if (empty && required?.length) {
      const { errors, ...same } = empty as { errors: [unknown] };
      const answer = await sendAs(callers(operation()), (token) =>
        sendExample(test.url, { method, path, body: {}, token }),
      );
      expect(answer.json).toEqual({ ...same, errors: expect.arrayContaining(errors) });
    }
    for (const error of (empty as { errors?: { field: string }[] } | undefined)?.errors ?? []) {
      expect(error).toEqual({ field: expect.any(String), message: expect.stringMatching(/.{10}/) });
    }
  });
});

describe('the document', () => {
  it('tells of its tags in their order, and uses no other', () => {
    const told = document.tags?.map(({ name }) => name) ?? [];
    const used = apiOperations().flatMap(({ method, path }) =>
      Reflect.get(describedAt(method, path), 'tags'),
    );

    expect(told).toEqual([
      'Authentication',
      'Account security',
      'Member',
      'My data',
      'Upload',
      'Currency',
      'Loan',
      'Notices',
      'Wallet',
      'Payments',
      'Misc',
      'Back office',
      'Health',
    ]);
    expect(new Set(used)).toEqual(new Set(told));
    for (const tag of document.tags ?? []) expect(tag.description).toBeTruthy();
  });

  it('names in its introduction what any operation may be refused with, the limit of an address too', () => {
    const { description = '' } = document.info;

    expect(description).toContain('429 `TOO_MANY_REQUESTS`');
    for (const code of ['MALFORMED_REQUEST', 'METHOD_NOT_ALLOWED', 'PAYLOAD_TOO_LARGE', 'SERVICE_BUSY'])
      expect(description).toContain(`\`${code}\``);
  });

  it('shows each webhook as its schema has it', () => {
    const webhooks = Object.entries(Reflect.get(document, 'webhooks') as Record<string, { post: Described }>);
    for (const [name, { post }] of webhooks) {
      const { schema = {}, example } = post.requestBody?.content['application/json'] ?? {};
      expect([name, violations(document, schema, example)]).toEqual([name, []]);
    }
    expect(webhooks.length).toBeGreaterThan(20);
  });

  it('shows first an application that the demo takes as it stands', async () => {
    const [application] = requestExamples(describedAt('post', '/v2/loan/applynew'));

    const answer = await sendExample(test.url, {
      method: 'post',
      path: '/v2/loan/applynew',
      body: application,
      token: tokens[DEMO_PHONES.activatedMember],
    });

    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('LOAN_')]);
  });

  it('says of each operation and webhook what it takes, also where that is nothing', () => {
    const paths = Object.values({ ...document.paths, ...Reflect.get(document, 'webhooks') });
    const operations = paths.flatMap((path) => Object.values(path) as Described[]);

    expect(operations.length).toBeGreaterThan(150);
    expect(operations.filter(({ security }) => security === undefined)).toEqual([]);
    expect(describedAt('post', '/v2/loan/quote').security).toEqual([]);
  });

  it('says where the token comes from, and what goes by the cookie', () => {
    const schemes = document.components?.securitySchemes;

    expect(schemes).toMatchObject({
      bearer: {
        type: 'http',
        description: expect.stringMatching(/POST \/v2\/authmember\/login.*639170000011/),
      },
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        description: expect.stringContaining('/backoffice/api-keys'),
      },
      refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refreshToken' },
    });
    const byCookie = apiOperations().filter(({ method, path }) =>
      describedAt(method, path).security?.some((scheme) => 'refreshCookie' in scheme),
    );
    expect(byCookie.map(({ operationId }) => operationId).sort()).toEqual(['refreshSession', 'signOut']);
  });
});

let test: TestApp;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  test = await startApp({
    DEMO: 'true',
    LOAN_DECISION: 'manual',
    ACCOUNT_RECOVERY: 'true',
    PAYMENTS_SECRET,
  });
  await seedDemo(test.app);
  for (const phoneNumber of Object.values(DEMO_PHONES)) {
    const { json } = await send(`${test.url}/v2/authmember/login`, {
      body: { phoneNumber, password: DEMO_PASSWORD },
    });
    tokens[phoneNumber] = (json as { accessToken: string }).accessToken;
  }
});

afterAll(() => test.close());

function resolvedBody({ requestBody }: Described): ExampleSchema {
  const { $ref = '' } = requestBody?.content['application/json']?.schema ?? {};
  return (document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {}) as ExampleSchema;
}

/** Who may be the right one to call it. */
function callers(operation: Described): (string | undefined)[] {
  if (!operation.security?.some((scheme) => 'bearer' in scheme)) return [undefined];
  const { phoneNumber } = (requestExamples(operation)[0] ?? {}) as { phoneNumber?: string };
  return [
    ...(phoneNumber !== undefined && phoneNumber in tokens ? [tokens[phoneNumber]] : []),
    ...Object.values(DEMO_PHONES).map((phone) => tokens[phone]),
  ];
}

/** As the first whom the operation is open to. */
async function sendAs(
  who: readonly (string | undefined)[],
  call: (token?: string) => Promise<Answer>,
): Promise<Answer> {
  let answer: Answer | undefined;
  for (const token of who) {
    answer = await call(token);
    const { code = '' } = (answer.json ?? {}) as { code?: string };
    if (!['FORBIDDEN', 'NOT_YOUR_ACCOUNT'].includes(code)) break;
  }
  return answer!;
}
