import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { addDays } from '@pautang/loan-terms';
import { startSecondApp } from '../support/app';
import { type ApiOperation, apiOperations, isDocumented } from '../support/document';
import { describedAt, requestExamples, sendExample } from '../support/document-examples';
import { TEST_SECRETS } from '../support/environment';
import { activatedMember, PASSWORD, type TestAccount } from '../support/factories';
import { refusal, send } from '../support/http';
import { finishedBorrower } from '../support/lives';
import { tellNotices } from '../support/notices';
import { type Business, goTo, loanAccount, reverse, startBusiness } from '../support/servicing';

let business: Business;

beforeAll(async () => {
  business = await startBusiness();
});

afterAll(() => business.test.close());

const close = ({ client }: TestAccount) =>
  client.myData.closeAccount({ requestBody: { password: PASSWORD } });

describe('of a closed account', () => {
  it('staff read loans and withdrawals, and neither name nor number', async () => {
    const { test, staff } = business;
    const { loanNumber, ...member } = await finishedBorrower(business);
    await close(member as TestAccount);
    const read = async (path: string) =>
      (await send(`${test.url}/v2/backoffice/${path}`, { token: staff.officer.token })).json as {
        readonly items: readonly unknown[];
      };

    const rows = [
      (await read('loans')).items[0],
      await read(`loans/${loanNumber}`),
      (await read('withdrawals')).items[0],
    ];

    for (const row of rows)
      expect(row).toMatchObject({ memberId: member.accountId, fullName: '', phoneNumber: '' });
  });

  it('a loan that a bounced payment opens again is among the late ones, of nobody that is told', async () => {
    const { test, staff } = business;
    const member = await finishedBorrower(business);
    const { loanNumber, accountId } = member;
    await close(member);
    const { payments = [], asOf = '' } = await loanAccount(business, loanNumber);
    await reverse(business, { loanNumber, repaymentNumber: payments[0]?.repaymentNumber ?? '' });
    await goTo(business, addDays(asOf, 45));
    await tellNotices(test);

    const late = await staff.officer.client.backOffice.listLoans({ arrears: 'DPD_1_30' });
    expect(late.items).toMatchObject([{ loanNumber, memberId: accountId, fullName: '', phoneNumber: '' }]);
    const told = await test.sql<{ kind: string; state: string }>(
      `SELECT kind, state FROM notice WHERE member_id = $1 AND made_at > (
         SELECT closed_at FROM closed_account WHERE member_id = $1)`,
      [accountId],
    );
    expect(told).toContainEqual({ kind: 'PAYMENT_REVERSED', state: 'MOOT' });
    expect(told.filter(({ state }) => state !== 'MOOT')).toEqual([]);
    await expect(staff.officer.client.backOffice.readMember({ memberId: accountId })).rejects.toMatchObject({
      code: 'MEMBER_NOT_FOUND',
      message: 'This account is closed: what was personal is sealed or forgotten, and nobody here reads it.',
    });
  });

  it('the account of a withdrawal is refused as the document says', async () => {
    const { staff } = business;
    await close(await finishedBorrower(business));
    const { client } = staff.officer;
    const [withdrawal] = (await client.backOffice.listWithdrawals({})).items;
    const { withdrawalNumber = '' } = withdrawal ?? {};

    const read = client.backOffice.readWithdrawalAccount({ withdrawalNumber });

    const refused = await refusal(read);
    expect(refused).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' });
    expect(isDocumented(refused)).toBe(true);
  });

  it('another server refuses the token that is out in the ways that the document names', async () => {
    const elsewhere = await startSecondApp(business.test, { ROLE: 'web', DEMO: 'true' });
    const member = await finishedBorrower(business);
    await close(member);

    const read = await readOwn(elsewhere.url, member);
    const untold = [
      ...(await untoldRefusals(elsewhere.url, member)),
      ...(await untoldRefusals(elsewhere.url, member, { document: 'statement.pdf' })),
    ];
    await elsewhere.close();

    expect(read.slice(0, OWN.length)).toEqual(OWN.map(() => ENDED));
    expect(untold).toEqual([]);
  });
});

describe('of an account that is not there any more, as after an older backup was restored', () => {
  const tokenOfNobody = (phoneNumber: string) =>
    new JwtService({}).sign(
      { sub: randomUUID(), sid: randomUUID(), UserInfo: { phoneNumber, roles: ['MEMBER'] } },
      { secret: TEST_SECRETS.JWT_SECRET, audience: 'pautang', expiresIn: 60 },
    );

  it('a token that is out is refused in the ways that the document names', async () => {
    const member = await activatedMember(business.test);
    const token = tokenOfNobody(member.phoneNumber);

    expect(await untoldRefusals(business.test.url, { ...member, token })).toEqual([]);
  });

  it('reading one’s own asks to sign in', async () => {
    const { phoneNumber } = await activatedMember(business.test);

    const read = await readOwn(business.test.url, { phoneNumber, token: tokenOfNobody(phoneNumber) });

    expect(read).toEqual([...OWN.map(() => ENDED), ENDED]);
  });
});

const ENDED = '403 TOKEN_INVALID';
const OWN = [
  'POST member/info',
  'POST misc/phonenumber',
  'POST member/infostate',
  'POST member/creditscore',
  'POST loan/limits',
  'POST wallet/load',
  'GET member/corrections',
];

/** How what pages begin with is answered, and last how one is told, which a closed account still has. */
async function readOwn(
  url: string,
  { phoneNumber, token }: Pick<TestAccount, 'phoneNumber' | 'token'>,
): Promise<string[]> {
  const answers: string[] = [];
  for (const operation of [...OWN, 'GET member/notice-preferences']) {
    const [method = '', path] = operation.split(' ');
    const body = method === 'POST' ? { phoneNumber } : undefined;
    const { status, json } = await send(`${url}/v2/${path}`, { method, token, body });
    answers.push(`${status} ${(json as { code?: string }).code}`);
  }
  return answers;
}

const NO_LOAN = 'LN99999999';

const isOfMembers = ({ path, needsToken }: ApiOperation) => needsToken && !path.startsWith('/v2/backoffice/');

/** What members do, where it is refused in a way that the document does not name, or not at all. */
async function untoldRefusals(
  url: string,
  {
    phoneNumber,
    token,
    loanNumber = NO_LOAN,
  }: Pick<TestAccount, 'phoneNumber' | 'token'> & { readonly loanNumber?: string },
  others: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const untold: string[] = [];
  for (const operation of apiOperations().filter(isOfMembers)) {
    const { method, path } = operation;
    const [shown] = requestExamples(describedAt(method, path));
    const isAnother = path.startsWith('/v2/member/corrections/phone');
    const loan = 'loanNumber' in Object(shown) && { loanNumber };
    const body = shown && { ...shown, ...(!isAnother && { phoneNumber }), ...loan };
    const { status, json } = await sendExample(url, {
      method,
      path,
      body,
      token,
      others: { loanNumber, ...others },
    });
    const error = `${status} ${(json as { code?: string } | undefined)?.code}`;
    if (status >= 400 && !operation.errors.includes(error)) untold.push(`${operation.operationId}: ${error}`);
  }
  return untold;
}
