import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PautangClient } from '@pautang/sdk';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { DEMO_PASSWORD, DEMO_PHONES } from '../config/demo-accounts';
import { readEnvironment } from '../config/env';
import { Settings } from '../config/settings';
import { createApp } from '../create-app';
import { openDatabase } from '../database/open-database';
import { CurrencyService } from '../modules/currency/currency.service';
import { LedgerService } from '../modules/ledger/ledger.service';
import { seedDemo } from '../seed/demo';

const WORKERS = 16;
const SECONDS = 4;

/** Measures the hot paths over HTTP and the ledger on the database, on a database of its own. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pautang-bench-'));
  const settings = new Settings(readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
  const database = await openDatabase(settings);
  const app = await createApp({ settings, databaseUrl: database.url, purpose: 'command' });
  try {
    await app.init();
    await app.get(CurrencyService).seed();
    await seedDemo(app);
    await app.listen(0, '127.0.0.1');
    await measureAll(app);
  } finally {
    await app.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(app: NestFastifyApplication): Promise<void> {
  const baseUrl = await app.getUrl();
  const phoneNumber = DEMO_PHONES.borrower;
  const api = new PautangClient({ baseUrl });
  await api.signIn({ phoneNumber, password: DEMO_PASSWORD });
  const quote = { selectedCurrency: 'USD', installmentCount: 48, loanAmountPHP: 1_234_567 };
  await measure('GET /config', () => api.misc.readConfig());
  await measure('POST /loan/quote', () => api.loan.quoteLoan({ requestBody: quote }));
  await measure('POST /wallet/load', () => api.wallet.loadWallet({ requestBody: { phoneNumber } }));
  await measure('POST /loan/account', () => api.loan.readLoanAccount({ requestBody: { phoneNumber } }));
  await measure('POST /loan/statement', () => api.loan.readLoanStatement({ requestBody: { phoneNumber } }));
  await measure('POST /member/info', () => api.member.readMemberInfo({ requestBody: { phoneNumber } }));
  await measure('POST /authmember/login', () =>
    api.authentication.signIn({ requestBody: { phoneNumber, password: DEMO_PASSWORD } }),
  );
  await measureRepayments(baseUrl);
  await measureLedger(app);
}

/** All on one loan, which is played through anew for each: the most that its row has to wait for. */
async function measureRepayments(baseUrl: string): Promise<void> {
  const api = new PautangClient({ baseUrl });
  await api.signIn({ phoneNumber: DEMO_PHONES.assistant, password: DEMO_PASSWORD });
  const [loan] = (await api.backOffice.listLoans({ status: 'APPROVED' })).items;
  await measure('POST …/repayments, one loan', () =>
    api.backOffice.recordRepayment({
      loanNumber: loan?.loanNumber ?? '',
      idempotencyKey: uuid(),
      requestBody: { amount: 1, reference: 'bench' },
    }),
  );
}

/** Moves a centavo out of one wallet and back: the lock on one balance is the narrowest place of the ledger. */
async function measureLedger(app: NestFastifyApplication): Promise<void> {
  const dataSource = app.get(DataSource);
  const ledger = app.get(LedgerService);
  const [row] = await dataSource.query<
    [{ member_id: string; id: string; loan_id: string; currency: string }]
  >('SELECT member_id, id, loan_id, currency FROM wallet_account LIMIT 1');
  const wallet = { memberId: row.member_id, id: row.id, loanId: row.loan_id, currency: row.currency };
  let sign = 1;
  await measure('ledger movement, one wallet', () => {
    sign = -sign;
    const movement = { kind: 'WITHDRAWAL', subjectId: uuid(), wallet, against: 'PAYOUTS' } as const;
    return dataSource.transaction((tx) => ledger.move(tx, { ...movement, amountMinor: sign }));
  });
}

async function measure(name: string, call: () => Promise<unknown>): Promise<void> {
  const milliseconds: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await call();
      milliseconds.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  milliseconds.sort((a, b) => a - b);
  const at = (share: number) => milliseconds[Math.floor(milliseconds.length * share)]?.toFixed(1) ?? '-';
  const perSecond = Math.round(milliseconds.length / SECONDS);
  console.log(
    `${name.padEnd(28)} ${String(perSecond).padStart(6)}/s   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms`,
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
