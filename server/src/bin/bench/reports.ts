import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReportFormat, ReportKind } from '@pautang/sdk';
import type { Caller } from './calls';
import { filling } from './filling';
import { settle } from './members';
import type { Measured } from './report';
import { assertRoom } from './room';
import { Stage } from './stage';

const MONTH_DAYS = 31;
const MONTHS = 5;
/** Of all loans. The others pay as agreed. */
const SHARES = { stopped: 0.02, late: 0.04, fresh: 0.04 };
const WANTED_SECONDS = 10;
const POLL_MILLISECONDS = 50;

/** Every report, in the format in which it is longest. The ledger is of a month, the rest as whoever asks gets it. */
const ASKED: readonly [ReportKind, ReportFormat][] = [
  ['TRIAL_BALANCE', 'CSV'],
  ['PORTFOLIO_AT_RISK', 'CSV'],
  ['PROVISIONS', 'CSV'],
  ['INCOME', 'CSV'],
  ['COLLECTIONS', 'CSV'],
  ['SUSPENSE', 'CSV'],
  ['LOAN_TAPE', 'CSV'],
  ['LOAN_TAPE', 'JSON'],
  ['GENERAL_LEDGER', 'CSV'],
  ['PORTFOLIO', 'PDF'],
];

/** Each report of so many loans, made as a file by the worker of a running server. @throws UsageError where there is no room */
export async function measureReports(loans: number): Promise<Measured> {
  assertRoom(loans);
  const stage = await Stage.open(undefined);
  try {
    const originals = await makeLoans(stage);
    console.log(`Filling a database with ${loans.toLocaleString('en')} loans…`);
    const seconds = await filling(stage.sql, async () => {
      for (const [original, count] of originals(loans)) await stage.clones.add(original, count);
      await settle(stage);
    });
    console.log(`… in ${Math.round(seconds)} seconds.`);
    const lines = [];
    for (const [report, format] of ASKED) {
      const taken = await secondsOf(stage, report, format);
      lines.push({ name: `${report}, ${format}`, figures: [taken.toFixed(1), String(WANTED_SECONDS)] });
      console.log(`${report}, ${format}: ${taken.toFixed(1)} s`);
    }
    const title = `report of ${loans.toLocaleString('en')} loans`;
    return {
      tables: [{ title, columns: ['seconds', 'at most'], lines }],
      rounds: {},
      postgres: await stage.postgresVersion(),
    };
  } finally {
    await stage.close();
  }
}

/** Loans with half a year behind them, lived through by the product. @returns how many of each there are to be */
async function makeLoans(stage: Stage): Promise<(count: number) => [Caller, number][]> {
  const applicant = await stage.applicant();
  const borrower = async () => {
    const member = (await stage.clones.add(applicant, 1)).at(0);
    return { member, loanNumber: await stage.lend(member, 12) };
  };
  const stopped = await borrower();
  const paying = await borrower();
  let late = paying;
  for (let month = 1; month <= MONTHS; month++) {
    await stage.passDays(MONTH_DAYS);
    await payDue(stage, paying);
    if (month === MONTHS - 2) late = await borrower();
  }
  const fresh = await borrower();
  await stage.passDays(1);
  return (count) => {
    const of = (share: number) => Math.round(count * share);
    const others = of(SHARES.stopped) + of(SHARES.late) + of(SHARES.fresh);
    return [
      [stopped.member, of(SHARES.stopped)],
      [late.member, of(SHARES.late)],
      [fresh.member, of(SHARES.fresh)],
      [paying.member, count - others],
    ];
  };
}

async function payDue(stage: Stage, { member, loanNumber }: { member: Caller; loanNumber: string }) {
  const { phoneNumber } = member;
  const { amountDue = 0 } = await stage
    .clientOf(member)
    .loan.readLoanAccount({ requestBody: { phoneNumber, loanNumber } });
  await stage.staff.assistant.client.backOffice.recordRepayment({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { amount: amountDue, reference: `BPI ${randomUUID()}` },
  });
}

async function secondsOf(stage: Stage, report: ReportKind, format: ReportFormat): Promise<number> {
  const { backOffice } = stage.staff.officer.client;
  const begun = performance.now();
  const { id } = await backOffice.prepareReport({ requestBody: { report, format } });
  for (;;) {
    const { state } = await backOffice.readReportFile({ reportId: id });
    if (state === 'READY') return (performance.now() - begun) / 1000;
    if (state !== 'RUNNING') throw new Error(`the report ${report} as ${format} is ${state}`);
    await pause(POLL_MILLISECONDS);
  }
}
