import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { PautangClient } from '@pautang/sdk';
import type { CommandInput } from '../../src/bin/backoffice/command';
import { COMMANDS } from '../../src/bin/backoffice/commands';
import { refuseSurplus } from '../../src/bin/backoffice/surplus';
import { UsageError } from '../../src/bin/backoffice/usage';
import { eventually } from '../support/eventually';
import { bankOf, newMember } from '../support/factories';
import { isSigned, Receiver } from '../support/receiver';
import { type Business, loanOf, startBusiness } from '../support/servicing';
import { prepare, withdraw } from '../support/withdrawals';

describe('the command line of the back office', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => business.test.close());

  async function run(line: string, options: Omit<CommandInput, 'words'> = {}): Promise<string> {
    const [name = '', ...words] = line.split(' ');
    const command = COMMANDS[name];
    if (!command) throw new Error(`there is no command ${name}`);
    const staff = command.role === 'LOAN_OFFICER' ? business.staff.officer : business.staff.assistant;
    return (await command.run(staff.client, { words, ...options })).text;
  }

  it('plays a loan from the approval to a payment that is taken back', async () => {
    const { loanNumber } = await loanOf(business, '2030-01-31');
    await expect(run('clock 2030-03-04')).resolves.toContain('It is 2030-03-04');
    await expect(run('clock +4')).resolves.toContain('It is 2030-03-08');

    const late = await run(`loans show ${loanNumber}`);
    expect(late).toContain('APPROVED, as of 2030-03-08');
    expect(late).toMatch(/2030-02-28 +17,067\.00 PHP +1,109\.36 PHP +0\.00 PHP +18,176\.36 PHP +OVERDUE/);

    const paid = await run(`repay ${loanNumber} 17067`, { reference: 'BPI 1', 'paid-at': '2030-02-28' });
    const repaymentNumber = /RP\d+/.exec(paid)?.[0];
    expect(paid).toContain('The loan is APPROVED: due 0.00 PHP');
    await expect(run(`repayments ${loanNumber}`)).resolves.toMatch(/ 2030-02-28 +BPI 1/);

    const reversed = await run(`reverse ${loanNumber} ${repaymentNumber}`, { reason: 'It bounced.' });
    expect(reversed).toContain('due 18,176.36 PHP');
    await expect(run(`repayments ${loanNumber}`)).resolves.toContain('It bounced.');
    await expect(run('audit', { action: 'REPAYMENT_REVERSED' })).resolves.toMatch(
      /REPAYMENT_REVERSED .+It bounced\./,
    );
  });

  it('shows the books of a past day, and refuses what is no report', async () => {
    await run('clock 2030-04-10');

    await expect(run('report balance', { at: '2030-03-08' })).resolves.toMatch(
      /^At the end of 2030-03-08\n[\s\S]+in all +[\d,]+\.\d\d PHP +[\d,]+\.\d\d PHP/,
    );
    await expect(run('report par', { at: '2030-04-01' })).resolves.toMatch(
      /PAR 30 +1 +100,000\.00 PHP +100\.00 %/,
    );
    await expect(run('report collections', { from: '2030-03-01', at: '2030-03-31' })).resolves.toMatch(
      /2030-03 +[\d,]+\.\d\d PHP/,
    );
    await expect(run('report collections', { from: '2030-03-01', at: '2030-03-31' })).resolves.not.toContain(
      '2030-04',
    );
    await expect(run('report par', { at: '2030-04-11' })).rejects.toThrow(/still to come/);
    for (const [line, options] of [
      ['report', {}],
      ['report profit', {}],
      ['report tape', { out: 'no-such-folder/tape.csv' }],
      ['report tape', { out: 'tape.pdf', format: 'csv' }],
      ['keys add', { name: 'A', scopes: 'loans:read,loans:reed' }],
      ['webhooks add https://example.com', { events: 'loan.approvd' }],
      ['report tape', { format: 'xls' }],
      ['report tape', { out: 'tape.doc' }],
      ['report par', { at: '2030-04-01', to: '2030-04-02' }],
      ['report par', { at: '2030-04-01', from: '2030-03-01' }],
    ] as const) {
      await expect(run(line, options)).rejects.toThrow(UsageError);
    }
  });

  it('records what settles a part of the loan early, and says a status in own words', async () => {
    const { loanNumber } = await loanOf(business, '2030-06-30');

    await run(`repay ${loanNumber} 20,000.00`, { reference: 'BPI 2', settlement: true });
    await expect(run(`loans show ${loanNumber}`)).resolves.toContain('paid 20,000.00 PHP');
    await expect(
      run(`loans statement ${loanNumber}`, { 'status-text': 'THANK YOU', message: 'See you soon.' }),
    ).resolves.toContain('THANK YOU\nSee you soon.');
  });

  it('counts a payment once however often the command runs, and again when it was taken back or is meant', async () => {
    const { loanNumber } = await loanOf(business, '2030-09-30');
    const repay = async (options: Omit<CommandInput, 'words'> = {}) =>
      /RP\d+/.exec(await run(`repay ${loanNumber} 5,000.00`, { reference: 'Ana’s BPI 3', ...options }))?.[0];

    const first = await repay();
    await expect(repay()).resolves.toBe(first);
    await expect(repay({ reference: 'ana’s bpi 3' })).rejects.toMatchObject({
      code: 'REPAYMENT_LOOKS_REPEATED',
    });

    const meant = await repay({ force: true });
    expect(meant).not.toBe(first);
    // Of however many there are: page by page.
    const { backOffice } = business.staff.assistant.client;
    const list = backOffice.listRepayments.bind(backOffice);
    const paged = jest.spyOn(backOffice, 'listRepayments');
    paged.mockImplementation((asked) => list({ ...asked, limit: 1 }));
    await expect(repay({ force: true })).resolves.toBe(meant);
    for (const number of [first, meant]) await run(`reverse ${loanNumber} ${number}`, { reason: 'Bounced.' });
    const third = await repay();
    await run(`reverse ${loanNumber} ${third}`, { reason: 'Bounced.' });
    expect([first, meant]).not.toContain(third);
    expect([first, meant, third]).not.toContain(await repay());

    await run('clock +1');
    await repay();
    paged.mockRestore();
    await expect(run(`loans show ${loanNumber}`)).resolves.toContain('paid 10,000.00 PHP');
  });

  it('shows account numbers masked, and one at a time in full', async () => {
    const member = await loanOf(business, '2030-06-30');
    const { withdrawal } = await withdraw(member, business.staff, 5000);
    const { requestId } = await prepare(member, 2000);

    await expect(run('requests')).resolves.toMatch(new RegExp(`${requestId}.+ BPI +123\\*{7} `));
    await expect(run('withdrawals')).resolves.toContain('123*******');
    const account = `Juana dela Peña: BPI ${bankOf(member).accountNumber}`;
    await expect(run(`requests account ${requestId}`)).resolves.toBe(account);
    await expect(run(`withdrawals account ${withdrawal.withdrawalNumber}`)).resolves.toBe(account);
  });

  it('issues, lists and revokes API keys, and sends no more than the id of one that is typed whole', async () => {
    await expect(run('keys')).resolves.toBe('Nothing here.');
    const options = { name: 'Accounting', scopes: 'loans:read, repayments:write', days: '30' };
    const [apiKey = '', ...told] = (await run('keys add', options)).split('\n');

    expect(apiKey).toMatch(/^pautang_(live|demo)_[a-z\d]{8}_[\da-f]{64}$/);
    expect(told.join()).toContain('for Accounting: loans:read, repayments:write');
    const keyId = apiKey.split('_')[2];
    await expect(run('keys list')).resolves.toMatch(
      new RegExp(`${keyId} +Accounting +LIVE .+ never .+ Olivia Ramos +loans:read,repayments:write`),
    );

    await expect(run(`keys revoke ${apiKey}`)).resolves.toContain(`Key ${keyId} is`);
    await expect(run('keys')).resolves.toMatch(/Accounting +REVOKED/);
    await expect(run('keys add', { ...options, scopes: 'loans:eat' })).rejects.toThrow(
      /'loans:eat' is none of .*loans:read/,
    );
  });

  it('has events sent, tried out, listed and sent once more', async () => {
    const receiver = await new Receiver().start();
    await expect(run('webhooks')).resolves.toBe('Nothing here.');
    const added = await run(`webhooks add ${receiver.url}`, {
      name: 'Our CRM',
      events: 'member.registered, loan.repaid',
    });
    const [secret = ''] = added.split('\n');
    const [id = ''] = /[\da-f-]{36}/.exec(added) ?? [];
    const listed = new RegExp(`${id} +ENABLED +${receiver.url} +Our CRM +member.registered,loan.repaid`);
    await expect(run('webhooks list')).resolves.toMatch(listed);

    await expect(run(`webhooks test ${id}`)).resolves.toContain('is on its way');
    const { accountId } = await newMember(business.test);
    await eventually(async () => expect(new Set(receiver.types).size).toBe(2));
    expect(receiver.arrived.every((arrived) => isSigned(arrived, secret))).toBe(true);
    const [event = ''] = receiver.arrived.filter(({ event: { data } }) => data.memberId).map((one) => one.id);
    await eventually(async () =>
      expect(await run(`webhooks deliveries ${id}`, { status: 'DELIVERED', event })).toMatch(
        new RegExp(`${event} +member.registered +${accountId} +DELIVERED +1 +204`),
      ),
    );

    await expect(run(`webhooks replay ${id}`, { event })).resolves.toBe('1 on the way again.');
    await eventually(async () => expect(receiver.arrived).toHaveLength(3));
    await expect(run(`webhooks rotate ${id}`)).resolves.toMatch(/^whsec_.+\nThe one before signs beside it/);
    await expect(run(`webhooks end-secret ${id}`)).resolves.toContain('signs alone');
    await expect(run(`webhooks disable ${id}`)).resolves.toContain('is DISABLED (OFFICER)');
    await expect(run(`webhooks enable ${id}`)).resolves.toContain(
      'is ENABLED: member.registered, loan.repaid',
    );
    await expect(run(`webhooks change ${id}`, { events: 'all', name: '' })).resolves.toContain('all events');
    await expect(run('webhooks list')).resolves.not.toContain('Our CRM');
    await expect(run(`webhooks remove ${id}`)).resolves.toContain('Nothing is sent');
    await expect(run('webhooks')).resolves.toBe('Nothing here.');
    await receiver.stop();
  });

  it('tells a message of the contact form from what somebody wrote into one', async () => {
    const { client } = business.staff.assistant;
    const written =
      'Call me.\n\n2030-01-01T00:00:00.000Z  Olivia Ramos <olivia@pautang.example>\nPay this one.';
    const requestBody = {
      name: 'Ana Cruz',
      email: 'ana@example.com',
      message: written,
      agreed: true,
    } as const;
    await client.misc.sendContactMessage({ requestBody });

    const shown = await run('messages');
    expect(shown).toContain('Ana Cruz <ana@example.com>\n  Call me.\n');
    expect(shown).not.toMatch(/^2030-01-01/m);
  });

  it.each([
    'audit',
    'corrections',
    'hardship',
    'invitations',
    'jobs',
    'keys',
    'loans',
    'loans proposals',
    'messages',
    `notices ${randomUUID()}`,
    'payments',
    'payments claims',
    'repayments LN00000001',
    'requests',
    'webhooks deliveries',
    'withdrawals',
  ])('%s says where its page ends, and goes on behind it', async (line) => {
    const [name = '', ...words] = line.split(' ');
    const asked = jest.fn(async (_query: object) => ({ items: [], nextCursor: 'there' }));
    const backOffice = new Proxy({}, { get: () => asked });

    const shown = COMMANDS[name]?.run({ backOffice } as PautangClient, { words, cursor: 'here' });
    await expect(shown).resolves.toMatchObject({
      text: expect.stringMatching(/^Nothing here\.\n\nThere may be more: --cursor there$/m),
      answer: { nextCursor: 'there' },
    });
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ cursor: 'here' }));
    expect(() => refuseSurplus(name, words, ['cursor'])).not.toThrow();
  });

  it.each([
    ['requests account', {}],
    ['requests show x', {}],
    ['withdrawals account', {}],
    ['repay LN00000001', {}],
    ['repay LN00000001 1,5', { reference: 'BPI' }],
    ['repay LN00000001 1.000,00', { reference: 'BPI' }],
    ['repay LN00000001 1000', {}],
    ['reverse LN00000001 RP00000001', {}],
    ['repayments', {}],
    ['loans show', {}],
    ['keys show', {}],
    ['keys add', { scopes: 'loans:read' }],
    ['keys add', { name: 'Accounting' }],
    ['keys add', { name: 'Accounting', scopes: 'loans:read', days: 'many' }],
    ['keys revoke', {}],
    ['webhooks eat', {}],
    ['webhooks add', {}],
    ['webhooks rotate', {}],
    ['webhooks replay x', { event: 'x', since: 'y' }],
  ])('%s asks for what is missing', async (line, options) => {
    await expect(run(line, options)).rejects.toBeInstanceOf(UsageError);
  });

  it('fails where what it prints finds no room', () => {
    const program = join(__dirname, '../../dist/bin/backoffice.js');
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [program, 'help'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);

    expect([status, stderr]).toEqual([1, 'What there was to print could not be written: ENOSPC\n']);
  });
});
