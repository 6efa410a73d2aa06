import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { PautangClient, ReportFileDto, ReportFormat, ReportKind } from '@pautang/sdk';
import { readBackofficeEnvironment } from '../../config/backoffice-env';
import { REPORTS } from '../../modules/reports/report-kinds';
import type { Command, CommandInput, CommandOutput } from './command';
import { requireKnown } from './command';
import { assertWritable, writeTo } from './output-file';
import { money, table } from './table';
import { UsageError } from './usage';

const KINDS: Readonly<Record<string, ReportKind>> = {
  balance: 'TRIAL_BALANCE',
  ledger: 'GENERAL_LEDGER',
  tape: 'LOAN_TAPE',
  par: 'PORTFOLIO_AT_RISK',
  collections: 'COLLECTIONS',
  income: 'INCOME',
  provisions: 'PROVISIONS',
  suspense: 'SUSPENSE',
  portfolio: 'PORTFOLIO',
};
const FORMATS: Readonly<Record<string, ReportFormat>> = { json: 'JSON', csv: 'CSV', pdf: 'PDF' };
const LOOK_MILLISECONDS = 500;

/** What can be shown at once; the others are files. */
const SHOWN: Readonly<
  Partial<Record<ReportKind, (api: PautangClient, input: CommandInput) => Promise<CommandOutput>>>
> = {
  TRIAL_BALANCE: showBalances,
  PORTFOLIO_AT_RISK: showRisk,
  COLLECTIONS: showCollections,
  INCOME: showIncome,
  PROVISIONS: showProvisions,
  SUSPENSE: showSuspense,
};

/** The books of a business day. */
export const REPORT_COMMANDS: Readonly<Record<string, Command>> = {
  report: { role: 'LOAN_OFFICER', run: report },
};

async function report(api: PautangClient, asked: CommandInput): Promise<CommandOutput> {
  const kind = requireKnown(KINDS, asked.words[0] ?? '');
  // The last day goes by either name, whichever way a report counts.
  const last = asked.at ?? asked.to;
  if (asked.to !== undefined && last !== asked.to) throw new UsageError('--at and --to name two days');
  if (asked.from !== undefined && asked.from !== last && REPORTS[kind].of === 'day')
    throw new UsageError('that report is of one day: name it by --at, without --from');
  const input = { ...asked, at: last, to: last };
  const show = SHOWN[kind];
  if (show && !input.format && !input.out) return show(api, input);
  const ending = endingOf(input.out);
  const format = requireKnown(FORMATS, input.format ?? ending ?? 'csv');
  if (ending !== undefined && FORMATS[ending] && FORMATS[ending] !== format) {
    throw new UsageError(`--format ${input.format} and ${input.out} name two formats`);
  }
  if (input.out) await assertWritable(input.out);
  const file = await made(api, kind, format, input);
  if (!input.out) return { answer: file, text: `Until ${file.expiresAt}: ${addressOf(file)}` };
  const answer = await fetch(addressOf(file));
  if (!answer.ok || !answer.body) throw new Error(`the file was not handed out: ${answer.status}`);
  await writeTo(input.out, Readable.fromWeb(answer.body as ReadableStream));
  return { answer: file, text: `${input.out} is written.` };
}

/** Waits until a worker has made the file. */
async function made(
  api: PautangClient,
  kind: ReportKind,
  format: ReportFormat,
  { from, to }: CommandInput,
): Promise<ReportFileDto> {
  const requestBody = { report: kind, format, from, to };
  let file = await api.backOffice.prepareReport({ requestBody });
  while (file.state === 'RUNNING') {
    await pause(LOOK_MILLISECONDS);
    file = await api.backOffice.readReportFile({ reportId: file.id });
  }
  if (file.state === 'TOO_LARGE')
    throw new UsageError('that is too much for one file: fewer days, or --format csv');
  if (file.state !== 'READY') throw new Error('the report could not be made; the log of the server says why');
  return file;
}

/** Of a file's name, in small letters; nothing where it has none. */
function endingOf(name: string | undefined): string | undefined {
  return /\.([^./\\]+)$/.exec(name ?? '')?.[1]?.toLowerCase();
}

function addressOf({ url = '' }: ReportFileDto): string {
  return new URL(url, readBackofficeEnvironment('LOAN_OFFICER').url).href;
}

interface Dated {
  readonly at?: string;
  readonly from?: string;
  readonly to?: string;
  readonly final: boolean;
}

/** Under the days that it is of. */
function dated({ at, from, to, final }: Dated, text: string): string {
  const days = at === undefined ? `From ${from} to ${to}` : `At the end of ${at}`;
  return `${days}${final ? '' : ', which is not over: figures may change'}\n\n${text}`;
}

async function showBalances(api: PautangClient, { at }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.readTrialBalance({ at });
  const rows = answer.accounts.map(({ account, type, currency, debit, credit }) => ({
    account,
    type,
    debit: debit === 0 ? undefined : money(debit, currency),
    credit: credit === 0 ? undefined : money(credit, currency),
  }));
  const totals = answer.totals.map(({ currency, debit, credit }) => ({
    account: 'in all',
    type: undefined,
    debit: money(debit, currency),
    credit: money(credit, currency),
  }));
  return { answer, text: dated(answer, table([...rows, ...totals])) };
}

async function showRisk(api: PautangClient, { at }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.readPortfolioAtRisk({ at });
  const rows = answer.portfolios.flatMap(({ currency, loans, principal, atRisk, ageing }) => [
    { measure: 'portfolio', loans, principal: money(principal, currency), share: undefined },
    ...atRisk.map(({ days, ratio, ...risk }) => ({
      measure: `PAR ${days}`,
      loans: risk.loans,
      principal: money(risk.principal, currency),
      share: `${(ratio * 100).toFixed(2)} %`,
    })),
    ...ageing.map((row) => ({
      measure: row.bucket,
      loans: row.loans,
      principal: money(row.principal, currency),
      share: undefined,
    })),
  ]);
  return { answer, text: dated(answer, table(rows)) };
}

async function showProvisions(api: PautangClient, { at }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.readProvisions({ at });
  const rows = answer.provisions.map(({ bucket, currency, principal, percent, provision }) => ({
    bucket,
    principal: money(principal, currency),
    percent,
    provision: money(provision, currency),
  }));
  return { answer, text: dated(answer, table(rows)) };
}

async function showCollections(api: PautangClient, { from, to }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.readCollections({ from, to });
  const rows = answer.months.map(({ month, currency, expected, received }) => ({
    month,
    expected: money(expected, currency),
    received: money(received, currency),
  }));
  return { answer, text: dated(answer, table(rows)) };
}

async function showIncome(api: PautangClient, { from, to }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.readIncome({ from, to });
  const rows = answer.months.map(({ month, account, currency, amount }) => ({
    month,
    account,
    amount: money(amount, currency),
  }));
  return { answer, text: dated(answer, table(rows)) };
}

async function showSuspense(api: PautangClient, { at }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.readSuspense({ at });
  const rows = answer.payments.map(({ paymentNumber, paidOn, since, amount, currency }) => ({
    payment: paymentNumber,
    paid: paidOn,
    since,
    amount: money(amount, currency),
  }));
  return { answer, text: dated(answer, table(rows)) };
}
