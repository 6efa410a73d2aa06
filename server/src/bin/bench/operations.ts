import { DEMO_PASSWORD } from '../../config/demo-accounts';
import { type Caller, type CallerResult, type CallerTask, rawRequest } from './calls';
import type { Stage } from './stage';
import type { OperationName } from './wanted';

const REFRESH_COOKIE = /^[^=]*refreshToken=/;
const REPAID = 1_000;
const WITHDRAWN = 20_000;
const WISH = { selectedCurrency: 'PHP', loanAmountPHP: 250_000, installmentCount: 12 };

/** Each of these leaves what the next one needs. */
export const LIFE_OF_A_LOAN = [
  'loan/applynew',
  'decision APPROVE',
  'withdraw/prepare',
  'backoffice/otp',
  'wallet/withdraw',
  'repayment',
] as const satisfies readonly OperationName[];

export type LoanStep = (typeof LIFE_OF_A_LOAN)[number];
export type OtherOperation = Exclude<OperationName, LoanStep>;

export function isLoanStep(name: OperationName): name is LoanStep {
  return LIFE_OF_A_LOAN.some((step) => step === name);
}

/** Requests, and what is to be learnt from their answers. */
export type Calls = Pick<CallerTask, 'requests' | 'keeps'> & {
  readonly learn?: (result: CallerResult) => void;
};

/** Members with a session of their own each, which every refresh exchanges. */
export class Sessions {
  private cookies: readonly string[] = [];

  constructor(private readonly stage: Stage) {}

  async open(members: readonly Caller[]): Promise<void> {
    const body = (phoneNumber: string) => JSON.stringify({ phoneNumber, password: DEMO_PASSWORD });
    this.cookies = await Promise.all(
      members.map(async ({ phoneNumber }) => {
        const answer = await fetch(`${this.stage.server.url}/v2/authmember/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: body(phoneNumber),
        });
        const cookie = answer.headers.getSetCookie().find((one) => REFRESH_COOKIE.test(one));
        if (!cookie) throw new Error(`no session: ${await answer.text()}`);
        return cookie.split(';')[0] ?? '';
      }),
    );
  }

  refresh(): Calls {
    return {
      requests: this.cookies.map((cookie) => rawRequest('GET', '/v2/authmember/refresh', { cookie })),
      keeps: 'cookies',
      learn: ({ answers }) => {
        this.cookies = this.cookies.map((cookie, index) => answers[index] ?? cookie);
      },
    };
  }
}

/** Calls that may be made again and again. */
export function callsOf(
  stage: Stage,
  name: Exclude<OtherOperation, 'refresh'>,
  { borrowers, inArrears }: { readonly borrowers: readonly Caller[]; readonly inArrears: readonly Caller[] },
): Calls {
  const ofEach = (members: readonly Caller[], path: string) =>
    members.map((member) => {
      const { phoneNumber } = member;
      return rawRequest('POST', path, { token: stage.tokenOf(member), body: { phoneNumber } });
    });
  switch (name) {
    case 'health/live':
      return { requests: [rawRequest('GET', '/v2/health/live')] };
    case 'loan/quote':
      return { requests: quotes() };
    case 'wallet/load':
      return { requests: ofEach(borrowers, '/v2/wallet/load') };
    case 'member/info':
      return { requests: ofEach(borrowers, '/v2/member/info') };
    case 'loan/account, new loan':
      return { requests: ofEach(borrowers, '/v2/loan/account') };
    case 'loan/account, 48 months in arrears':
      return { requests: ofEach(inArrears, '/v2/loan/account') };
    case 'sign-in':
      return {
        requests: borrowers.map(({ phoneNumber }) =>
          rawRequest('POST', '/v2/authmember/login', { body: { phoneNumber, password: DEMO_PASSWORD } }),
        ),
      };
  }
}

/** As members move the slider: some amounts and terms, in turns. */
function quotes(): string[] {
  const amounts = Array.from({ length: 20 }, (_, index) => 100_000 + index * 50_000);
  return amounts.flatMap((loanAmountPHP) =>
    [6, 12, 24].map((installmentCount) =>
      rawRequest('POST', '/v2/loan/quote', {
        body: { selectedCurrency: 'PHP', loanAmountPHP, installmentCount },
      }),
    ),
  );
}

interface Borrowing extends Caller {
  readonly token: string;
  loanNumber: string;
  walletId: string;
  requestId: string;
  code: string;
}

/** A loan for each of some members, step by step. */
export class Loans {
  private readonly members: Borrowing[];

  constructor(
    private readonly stage: Stage,
    members: readonly Caller[],
  ) {
    this.members = members.map((member) => ({
      ...member,
      token: stage.tokenOf(member),
      loanNumber: '',
      walletId: '',
      requestId: '',
      code: '',
    }));
  }

  async callsOf(step: LoanStep): Promise<Calls> {
    const { officer, assistant } = this.stage.staff;
    switch (step) {
      case 'loan/applynew': {
        const quote = await this.stage.server.client().loan.quoteLoan({ requestBody: WISH });
        return this.each(({ token, phoneNumber }) =>
          rawRequest('POST', '/v2/loan/applynew', { token, isOnce: true, body: { phoneNumber, ...quote } }),
        );
      }
      case 'decision APPROVE':
        await this.look('SELECT member_id, loan_number AS found FROM loan', 'loanNumber');
        return this.each(({ loanNumber }) =>
          rawRequest('POST', `/v2/backoffice/loans/${loanNumber}/decision`, {
            token: officer.token,
            isOnce: true,
            body: { decision: 'APPROVE' },
          }),
        );
      case 'withdraw/prepare':
        await this.look('SELECT member_id, id AS found FROM wallet_account', 'walletId');
        return this.each(
          ({ token, phoneNumber, walletId: id }) =>
            rawRequest('POST', '/v2/wallet/withdraw/prepare', {
              token,
              body: { phoneNumber, id, withdrawalAmount: WITHDRAWN },
            }),
          (member, answer: { requestId: string }) => {
            member.requestId = answer.requestId;
          },
        );
      case 'backoffice/otp':
        return this.each(
          ({ phoneNumber }) =>
            rawRequest('POST', '/v2/backoffice/otp', { token: assistant.token, body: { phoneNumber } }),
          (member, answer: { oTP: string }) => {
            member.code = answer.oTP;
          },
        );
      case 'wallet/withdraw':
        return this.each(({ token, phoneNumber, walletId: id, requestId, code: oTP }) =>
          rawRequest('POST', '/v2/wallet/withdraw', {
            token,
            isOnce: true,
            body: { phoneNumber, id, withdrawalAmount: WITHDRAWN, requestId, oTP },
          }),
        );
      case 'repayment':
        return this.each(({ loanNumber }) =>
          rawRequest('POST', `/v2/backoffice/loans/${loanNumber}/repayments`, {
            token: assistant.token,
            isOnce: true,
            body: { amount: REPAID, reference: 'bench' },
          }),
        );
    }
  }

  private each<Answer>(
    request: (member: Borrowing) => string,
    learn?: (member: Borrowing, answer: Answer) => void,
  ): Calls {
    const requests = this.members.map(request);
    if (!learn) return { requests };
    return {
      requests,
      keeps: 'bodies',
      learn: ({ answers }) => {
        for (const [index, member] of this.members.entries())
          learn(member, JSON.parse(answers[index] ?? '{}'));
      },
    };
  }

  private async look(select: string, into: 'loanNumber' | 'walletId'): Promise<void> {
    const { rows } = await this.stage.sql.query<{ member_id: string; found: string }>(
      `${select} WHERE member_id = ANY ($1)`,
      [this.members.map(({ accountId }) => accountId)],
    );
    const found = new Map(rows.map((row) => [row.member_id, row.found]));
    for (const member of this.members) member[into] = found.get(member.accountId) ?? '';
  }
}
