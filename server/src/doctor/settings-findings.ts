import { ConfigurationError, Environment, readEnvironment } from '../config/env';
import { Settings } from '../config/settings';
import { BreachedPasswords } from '../modules/auth/new-passwords/breached-passwords';
import { type Finding, Findings, named } from './finding';

const check = new Findings('settings');
const secret = new Findings('secrets');
const REFUSED = 'A start refuses it: set it right.';

/** What members read of the company, and must not read as it comes. */
const PLACEHOLDERS = [
  'COMPANY_NAME',
  'COMPANY_SEC_REGISTRATION',
  'COMPANY_CERTIFICATE_OF_AUTHORITY',
  'COMPANY_PAYMENT_OPERATOR_NUMBER',
  'COMPANY_EMAIL',
  'PAYMENT_ACCOUNT_NAME',
  'PAYMENT_ACCOUNT_NUMBER',
  'ASSISTANT_NAME',
] as const satisfies readonly (keyof Environment)[];
/** Whom it asks, where the address alone says whether that is encrypted. */
const ASKED = ['S3_ENDPOINT', 'DELIVERY_URL', 'RATE_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;
/** A random text of 32 characters has more; what somebody typed often has not. */
const FEWEST_CHARACTERS = 10;
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|)$/;

/** The settings as a start would read them, and what it would say; undefined where it would not start. */
export function readSettings(source: NodeJS.ProcessEnv): { settings?: Settings; findings: Finding[] } {
  try {
    const settings = new Settings(readEnvironment(source));
    return { settings, findings: [...trapsOf(settings, source), ...secretsOf(settings)] };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const [first = '', ...problems] = error.message.split('\n').map((line) => line.trim());
    const wrong = problems.length > 0 ? problems : [first];
    return { findings: wrong.map((problem) => check.fail(problem, REFUSED)) };
  }
}

/** A start looks into the list of passwords that became known, too. */
export async function passwordListFindings(settings: Settings): Promise<Finding[]> {
  const list = new BreachedPasswords(settings);
  try {
    await list.onModuleInit();
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return [check.fail(error.message, REFUSED)];
  } finally {
    await list.onApplicationShutdown();
  }
}

function trapsOf({ environment, isDemo, isHttps }: Settings, source: NodeJS.ProcessEnv): Finding[] {
  if (isDemo) return [check.ok('usable; this is a demo, whose passwords are public')];
  const defaults = new Environment();
  defaults.PAYMENT_ACCOUNT_NAME = defaults.COMPANY_NAME;
  const placeholders = PLACEHOLDERS.filter((name) => environment[name] === defaults[name]);
  const { DATABASE_URL, DATABASE_MIGRATION_URL, PUBLIC_URL } = environment;
  const plain = ASKED.filter((name) => isPlain(environment[name]));
  const open = [DATABASE_URL, DATABASE_MIGRATION_URL].some((url) => url && isUnencrypted(url));
  const traps: [boolean, string, string][] = [
    [source.NODE_ENV !== 'production', 'NODE_ENV is not production', 'Set NODE_ENV=production.'],
    [!DATABASE_URL, 'members have the embedded database', 'Set DATABASE_URL to a PostgreSQL of your own.'],
    [open, 'the database is reached unencrypted', 'Add sslmode=verify-full to its address.'],
    [!PUBLIC_URL, 'PUBLIC_URL is not set', 'Set it to the address that members use.'],
    [
      !!PUBLIC_URL && !isHttps,
      'PUBLIC_URL is not https',
      'Put a proxy with a certificate before the server.',
    ],
    [
      isHttps && environment.TRUST_PROXY === 'false',
      'TRUST_PROXY is false: if a proxy ends HTTPS, all members have its address',
      'Set it to the number of proxies.',
    ],
    [placeholders.length > 0, `placeholders stand in ${named(placeholders)}`, 'Set what members shall read.'],
    [!environment.ASSISTANT_PHONE, 'ASSISTANT_PHONE is not set', 'Members call it for their code: set it.'],
    [
      environment.STAFF_SECOND_FACTOR === 'optional',
      'staff may sign in without a second factor',
      'Set STAFF_SECOND_FACTOR=required.',
    ],
    [environment.ADDRESS_LIMIT_PER_MINUTE === 0, 'addresses have no limit', 'Set ADDRESS_LIMIT_PER_MINUTE.'],
    [plain.length > 0, `${named(plain)} is reached in the open`, 'Let the address begin with https:.'],
  ];
  const found = traps.filter(([is]) => is).map(([, says, todo]) => check.warn(says, todo));
  return found.length > 0 ? found : [check.ok('usable, and fit for members')];
}

function secretsOf({ environment, isDemo }: Settings): Finding[] {
  const { JWT_SECRET = '', JWT_SECRET_PREVIOUS = '', DATA_KEY = '' } = environment;
  const given = {
    JWT_SECRET: [JWT_SECRET],
    JWT_SECRET_PREVIOUS: [JWT_SECRET_PREVIOUS],
    DATA_KEY: DATA_KEY.split(',').map((key) => key.trim()),
  };
  const weak = Object.entries(given)
    .filter(([, values]) => values.some((value) => value && new Set(value).size < FEWEST_CHARACTERS))
    .map(([name]) =>
      secret.fail(`${name} has few different characters`, 'Make one: openssl rand -base64 48'),
    );
  if (JWT_SECRET && given.DATA_KEY.includes(JWT_SECRET.trim()))
    weak.push(secret.warn('JWT_SECRET is DATA_KEY', 'Give each its own: who learns one has both.'));
  if (weak.length > 0) return weak;
  const isOwn = isDemo && !JWT_SECRET && !DATA_KEY;
  return [secret.ok(isOwn ? 'made by the demo itself' : 'long, and of many different characters')];
}

function isUnencrypted(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const mode = new URL(url).searchParams.get('sslmode') ?? 'disable';
  return !isHere(url) && ['disable', 'allow', 'prefer'].includes(mode);
}

function isPlain(url: string | undefined): boolean {
  return !!url?.startsWith('http:') && !isHere(url);
}

function isHere(url: string): boolean {
  return URL.canParse(url) && THIS_MACHINE.test(new URL(url).hostname);
}
