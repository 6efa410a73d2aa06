import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@pautang/embedded-postgres';
import type { PautangClient } from '@pautang/sdk';
import { Client } from 'pg';
import { DEMO_PASSWORD, DEMO_PHONES } from '../../config/demo-accounts';
import { readEnvironment } from '../../config/env';
import { Settings } from '../../config/settings';
import type { Role } from '../../platform/access/access';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { RunningServer } from '../shared/running-server';
import { isBeingTakenAway, takenAway } from '../shared/set-up';
import { accessToken, type Caller } from './calls';
import { ClonedMembers } from './cloned-members';

/** For counting statements, until they are counted. */
const STATEMENT_COUNTS = { shared_preload_libraries: 'pg_stat_statements' };

export interface StaffMember extends Caller {
  readonly token: string;
  readonly client: PautangClient;
}

interface StageDatabase {
  /** As its owner reaches it. */
  readonly url: string;
  /** For the server. */
  readonly settings: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** A database of its own with the real server on it, the demo's accounts, and a way to make many members. */
export class Stage {
  private closing: Promise<void> | undefined;

  private constructor(
    readonly databaseUrl: string,
    readonly server: RunningServer,
    readonly sql: Client,
    readonly clones: ClonedMembers,
    readonly staff: { readonly officer: StaffMember; readonly assistant: StaffMember },
    private readonly secret: string,
    private readonly end: () => Promise<void>,
  ) {}

  /** @param databaseUrl of an empty database; without one it is the embedded PostgreSQL, in a folder that is removed */
  static open(databaseUrl: string | undefined): Promise<Stage> {
    return takenAway(Stage.setUp(databaseUrl));
  }

  private static async setUp(databaseUrl: string | undefined): Promise<Stage> {
    const dataDir = mkdtempSync(join(tmpdir(), 'pautang-bench-'));
    let database: StageDatabase | undefined;
    const removeAll = async () => {
      await database?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    };
    try {
      database = databaseUrl
        ? { url: databaseUrl, settings: { DATABASE_URL: databaseUrl }, stop: async () => undefined }
        : await embeddedIn(dataDir);
      if (isBeingTakenAway()) throw new Error('It was ended before its server was there.');
      return await Stage.on(database, dataDir, removeAll);
    } catch (error) {
      await removeAll();
      throw error;
    }
  }

  private static async on(
    { url: databaseUrl, settings }: StageDatabase,
    dataDir: string,
    removeAll: () => Promise<void>,
  ): Promise<Stage> {
    const environment = {
      DEMO: 'true',
      DATA_DIR: dataDir,
      JWT_SECRET: randomBytes(32).toString('hex'),
      DATA_KEY: randomBytes(32).toString('hex'),
      LOAN_DECISION: 'manual',
      LOAN_LIMITS: '0:5000000:48',
    };
    const server = await RunningServer.start({ ...environment, ...settings });
    const sql = new Client(databaseUrl);
    await sql.connect();
    const cipher = new FieldCipher(new Settings(readEnvironment(environment)));
    const clones = await ClonedMembers.connect(databaseUrl, cipher);
    const secret = environment.JWT_SECRET;
    const staff = {
      officer: await signInStaff(server, secret, { phoneNumber: DEMO_PHONES.officer, role: 'LOAN_OFFICER' }),
      assistant: await signInStaff(server, secret, {
        phoneNumber: DEMO_PHONES.assistant,
        role: 'LOAN_ASSISTANT',
      }),
    };
    const end = async () => {
      await clones.close();
      await sql.end();
      await server.stop();
      await removeAll();
    };
    return new Stage(databaseUrl, server, sql, clones, staff, secret, end);
  }

  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  async postgresVersion(): Promise<string> {
    const { rows } = await this.sql.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version ?? '';
  }

  tokenOf(member: Caller): string {
    return accessToken(this.secret, member);
  }

  clientOf(member: Caller): PautangClient {
    return this.server.client(this.tokenOf(member));
  }

  /** A member of the demo who may apply. */
  async applicant(): Promise<Caller> {
    const phoneNumber = DEMO_PHONES.activatedMember;
    const { rows } = await this.sql.query<{ id: string }>('SELECT id FROM account WHERE phone_number = $1', [
      phoneNumber,
    ]);
    return { accountId: rows[0]?.id ?? '', phoneNumber };
  }

  /** Applies as the member and approves as the officer. @returns the loan's number */
  async lend(member: Caller, installmentCount: number): Promise<string> {
    const { loan } = this.clientOf(member);
    const { phoneNumber } = member;
    const wish = { selectedCurrency: 'PHP', loanAmountPHP: 250_000, installmentCount };
    const quote = await loan.quoteLoan({ requestBody: wish });
    const { loanNumber = '' } = await loan.applyForLoan({
      idempotencyKey: randomUUID(),
      requestBody: { phoneNumber, ...quote },
    });
    await this.staff.officer.client.backOffice.decideLoan({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { decision: 'APPROVE' },
    });
    return loanNumber;
  }

  /** A withdrawal from the first step to its arrival at the bank. */
  async withdraw(member: Caller, withdrawalAmount: number): Promise<void> {
    const { wallet } = this.clientOf(member);
    const { phoneNumber } = member;
    const { backOffice } = this.staff.assistant.client;
    const { _id: id = '' } = await wallet.loadWallet({ requestBody: { phoneNumber } });
    const { requestId } = await wallet.prepareWithdrawal({
      requestBody: { phoneNumber, id, withdrawalAmount },
    });
    const { oTP } = await backOffice.issueOtp({ requestBody: { phoneNumber } });
    const { withdrawal } = await wallet.confirmWithdrawal({
      idempotencyKey: randomUUID(),
      requestBody: { phoneNumber, id, withdrawalAmount, requestId, oTP },
    });
    for (const status of ['PROCESSING', 'COMPLETED'] as const) {
      await backOffice.changeWithdrawalStatus({
        withdrawalNumber: withdrawal.withdrawalNumber,
        idempotencyKey: randomUUID(),
        requestBody: { status },
      });
    }
  }

  /** Moves the business day; the daily servicing has run when this is done. */
  async passDays(days: number): Promise<void> {
    await this.staff.officer.client.backOffice.moveClock({ requestBody: { days } });
  }
}

/** By its socket where it has one, as the product reaches it. */
async function embeddedIn(dataDir: string): Promise<StageDatabase> {
  const { server, stop, ...owner } = await startEmbeddedDatabase({ dataDir, settings: STATEMENT_COUNTS });
  const url = owner.socketUrl ?? owner.url;
  const settings = { DATABASE_URL: server.socketUrl ?? server.url, DATABASE_MIGRATION_URL: url };
  return { url, settings, stop };
}

async function signInStaff(
  server: RunningServer,
  secret: string,
  { phoneNumber, role }: { phoneNumber: string; role: Role },
): Promise<StaffMember> {
  const { authentication } = server.client();
  const answer = await authentication.signIn({ requestBody: { phoneNumber, password: DEMO_PASSWORD } });
  if (!('accessToken' in answer)) throw new Error('the staff of the demo have a second factor');
  const { accessToken: issued } = answer;
  const { sub: accountId, sid: sessionId } = JSON.parse(
    Buffer.from(issued.split('.')[1] ?? '', 'base64url').toString(),
  ) as { sub: string; sid: string };
  const caller = { accountId, phoneNumber };
  const token = accessToken(secret, caller, { role, sessionId });
  return { ...caller, token, client: server.client(token) };
}
