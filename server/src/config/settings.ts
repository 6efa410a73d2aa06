import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { agreedTerms } from '@pautang/legal-texts';
import { type LoanChargeRule, type ServicingPolicy, toMinor } from '@pautang/loan-terms';
import { ConfigurationError, type Environment } from './env';
import { latePaymentRules, type OwnLateRules, ownLateRules } from './late-payment-rules';
import { chargeRules } from './loan-charges';
import { assertSmallestLoanQuotes, assertWithinYearlyCap } from './offered-loans';
import { assertSmallLoansWithinCeilings } from './small-loan-ceilings';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies';

/** A key for encryption at rest; the id is stored with each value, so that keys can rotate. */
export interface DataKey {
  readonly id: string;
  readonly bytes: Buffer;
}

const STAFF_SESSION_HOURS = 12;
const STAFF_IDLE_MINUTES = 30;
const MINUTE_MILLISECONDS = 60_000;
const LAST_PORT = 65_535;

/** What the running process works with: the environment, resolved. */
export class Settings {
  /** For the embedded database, uploads and the demo's secrets; absolute. */
  readonly dataDir: string;
  readonly isDemo: boolean;
  /** What loans that are quoted from now on are charged once; of most lenders nothing. */
  readonly loanCharges: readonly LoanChargeRule[];
  private secretsOfDemo?: DemoSecrets;
  private keys?: readonly DataKey[];

  constructor(readonly environment: Environment) {
    this.dataDir = resolve(environment.DATA_DIR);
    this.isDemo = environment.DEMO === true;
    this.loanCharges = chargeRules(environment.LOAN_CHARGES, environment.STAMP_TAX_EXEMPT);
    this.assertMetricsPorts();
    assertSmallestLoanQuotes(environment);
    assertWithinYearlyCap(environment);
    assertSmallLoansWithinCeilings(environment);
  }

  /** Signs access tokens and links. */
  get jwtSecret(): string {
    return this.environment.JWT_SECRET ?? this.demoSecrets.jwtSecret;
  }

  /** It, and the one before it while what that one signed still counts. */
  get jwtSecrets(): readonly string[] {
    const { JWT_SECRET_PREVIOUS } = this.environment;
    return [this.jwtSecret, ...(JWT_SECRET_PREVIOUS ? [JWT_SECRET_PREVIOUS] : [])];
  }

  /** The newest first; it encrypts, all decrypt. */
  get dataKeys(): readonly DataKey[] {
    this.keys ??= (this.environment.DATA_KEY ?? this.demoSecrets.dataKey).split(',').map(toDataKey);
    return this.keys;
  }

  /** Whether there are data keys, rather than that the demo would make one now. */
  get hasDataKeys(): boolean {
    return this.environment.DATA_KEY !== undefined || existsSync(fileOfSecrets(this.dataDir));
  }

  /** Made when they are first needed: who only looks at a folder leaves nothing in it. */
  private get demoSecrets(): DemoSecrets {
    this.secretsOfDemo ??= this.isDemo ? readDemoSecrets(this.dataDir) : { jwtSecret: '', dataKey: '' };
    return this.secretsOfDemo;
  }

  /** The one that encrypts. */
  get dataKey(): DataKey {
    const [key] = this.dataKeys;
    if (!key) throw new Error('there is no data key');
    return key;
  }

  /** @throws Error when it is not given, or not any more. */
  dataKeyNamed(id: string): DataKey {
    const key = this.dataKeys.find((known) => known.id === id);
    if (!key) throw new Error(`data key ${id} is not configured`);
    return key;
  }

  /** Where members find the pages, without a slash at its end; of the demo by itself, elsewhere where it is set. */
  get siteAddress(): string {
    const { PUBLIC_URL, PORT } = this.environment;
    return PUBLIC_URL ?? (this.isDemo ? `http://localhost:${PORT}` : '');
  }

  /**
   * Whom access tokens are for: another installation that has the same `JWT_SECRET`, a rehearsal perhaps, takes none of them.
   * Without an address one installation is not told from another.
   */
  get tokenAudience(): string {
    const { PUBLIC_URL } = this.environment;
    return PUBLIC_URL ? new URL(PUBLIC_URL).origin : 'pautang';
  }

  /** The demo's terminal is for people; elsewhere each request leaves a line. */
  get logLevel(): string {
    return this.environment.LOG_LEVEL ?? (this.isDemo ? 'warn' : 'info');
  }

  /** Applications are decided by rule; without a setting in the demo only, where nobody waits for an officer. */
  get decidesByRule(): boolean {
    return (this.environment.LOAN_DECISION ?? (this.isDemo ? 'auto' : 'manual')) === 'auto';
  }

  /** Staff may do nothing before they have a second factor; in the demo they sign in with the password alone. */
  get needsSecondFactor(): boolean {
    return (this.environment.STAFF_SECOND_FACTOR ?? (this.isDemo ? 'optional' : 'required')) === 'required';
  }

  /** In milliseconds, how long a session of staff lasts, and how long it may stand idle; without a limit in the demo. */
  get staffSession(): { readonly longest: number; readonly idle: number } {
    const { STAFF_SESSION_HOURS: hours, STAFF_IDLE_MINUTES: minutes } = this.environment;
    const limit = (setting: number | undefined, usual: number, unit: number) =>
      (setting ?? (this.isDemo ? 0 : usual)) * unit || Number.POSITIVE_INFINITY;
    return {
      longest: limit(hours, STAFF_SESSION_HOURS, 60 * MINUTE_MILLISECONDS),
      idle: limit(minutes, STAFF_IDLE_MINUTES, MINUTE_MILLISECONDS),
    };
  }

  /** It takes two officers to approve more than this, in hundredths of a peso; undefined where one is enough for all. */
  get fourEyesMinor(): number | undefined {
    const { FOUR_EYES_AMOUNT } = this.environment;
    return FOUR_EYES_AMOUNT === 'none' ? undefined : toMinor(Number(FOUR_EYES_AMOUNT));
  }

  /** How many processes answer requests. */
  get webProcesses(): number {
    const { WEB_CONCURRENCY } = this.environment;
    return WEB_CONCURRENCY === 'auto' ? availableParallelism() : Number(WEB_CONCURRENCY);
  }

  /** Those, and a worker beside several of them unless workers run elsewhere; a worker alone is one. */
  get processes(): number {
    const { ROLE } = this.environment;
    if (ROLE === 'worker') return 1;
    return this.webProcesses + (this.webProcesses > 1 && ROLE !== 'web' ? 1 : 0);
  }

  /** Each of several processes tells its metrics on a port of its own, one after the other. @throws ConfigurationError */
  private assertMetricsPorts(): void {
    const { METRICS_PORT: first, PORT } = this.environment;
    if (first === undefined || this.processes === 1) return;
    const last = first + this.processes - 1;
    if (last <= LAST_PORT && (PORT < first || PORT > last)) return;
    throw new ConfigurationError(
      'METRICS_PORT: the ports after it, one for each process, must not reach PORT, nor go beyond 65535',
    );
  }

  /** Per-address limits are for the public internet; the demo keeps those alone that guard what is guessed, or comes to others. */
  get addressLimitPerMinute(): number {
    return this.isDemo ? 0 : this.environment.ADDRESS_LIMIT_PER_MINUTE;
  }

  /** Of loans that are quoted from now on; undefined where they cost what the contract lays down (specification, section 9). */
  get ownLateRules(): OwnLateRules | undefined {
    return ownLateRules(this.environment);
  }

  /** What loans that are approved from now on are serviced by, where their agreement does not say it. */
  get servicingPolicy(): ServicingPolicy {
    const { graceDays, dailyPercent, lateChargePercent, capPercent } =
      this.ownLateRules ?? latePaymentRules(agreedTerms);
    const order = this.environment.LOAN_ALLOCATION_ORDER;
    return { graceDays, dailyPercent, lateChargePercent, capPercent, order };
  }

  get trustedProxies(): TrustedProxies {
    return readTrustedProxies(this.environment.TRUST_PROXY);
  }

  /** Whether cookies and transport may insist on HTTPS. */
  get isHttps(): boolean {
    return this.environment.PUBLIC_URL?.startsWith('https:') ?? false;
  }
}

/** The secret may have any form; the key is derived from it, and named by a part of its own hash. */
function toDataKey(secret: string): DataKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret.trim(), '', 'pautang data key', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

interface DemoSecrets {
  readonly jwtSecret: string;
  readonly dataKey: string;
}

function fileOfSecrets(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

/** The demo makes its secrets once and keeps them, so that sessions and encrypted values outlive a restart. */
function readDemoSecrets(dataDir: string): DemoSecrets {
  const file = fileOfSecrets(dataDir);
  if (!existsSync(file)) makeDemoSecrets(dataDir, file);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Of several processes that make them at once, those of the first one count. */
function makeDemoSecrets(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const secrets = {
    jwtSecret: randomBytes(48).toString('base64'),
    dataKey: randomBytes(32).toString('base64'),
  };
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch {
    // Where files have no links, the last one counts.
    if (!existsSync(file)) renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
