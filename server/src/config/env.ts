import { agreedTerms } from '@pautang/legal-texts';
import {
  BUCKETS,
  type Bucket,
  type HolidayEntry,
  holidaysProblem,
  INTEREST_METHODS,
  type InterestMethod,
  type LimitStep,
  limitsProblem,
  REGULAR,
  usualOffer,
  WAYS_TO_PAY,
  type WayToPay,
} from '@pautang/loan-terms';
import { plainToInstance, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsPositive,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  validateSync,
} from 'class-validator';
import { DELIVERIES, deliveryProblems } from './delivery-problems';
import { folderProblem } from './folder-problem';
import { type ChargeSetting, chargesProblem, readChargeSettings } from './loan-charges';
import { secretProblem, secretsProblem } from './secret-strength';
import {
  blankSettings,
  IsAskedAddress,
  IsBucketName,
  IsCredential,
  IsDecimal,
  IsPostgresAddress,
  IsPublicAddress,
  IsSigningSecret,
  IsSiteAddress,
  IsTrueOrFalse,
  IsWebAddress,
} from './setting-rules';
import { trustedProxiesProblem } from './trusted-proxies';

/**
 * As people write one. Blanks, and nothing between two commas, are no number, least of all the 0 that switches a limit off; nor
 * is 0x50, or 1e3.
 */
const numberOf = (text: string) => (/^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN);
const toNumber = Transform(({ value }) => (typeof value === 'string' ? numberOf(value) : value));
const toBoolean = Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value));
const withoutLastSlash = Transform(({ value }) =>
  typeof value === 'string' ? value.replace(/\/+$/, '') : value,
);
const toNumbers = Transform(({ value }) =>
  typeof value === 'string' ? value.split(',').map(numberOf) : value,
);

/** What fits beside the rest into a template of a QR Ph code. */
const QRPH_NUMBER = /^[A-Za-z0-9]{1,25}$/;
const QRPH_NUMBERS = 'must be 1 to 25 letters and digits';

/** Pesos: in any currency that is worth next to nothing, its hundredths are still counted exactly. */
const LARGEST_LOAN = 1_000_000_000;
/** Months. */
const LONGEST_TERM = 600;
/** A day: timers of Node and PostgreSQL hold no more than 24 of them. */
const MOST_SECONDS = 86_400;
/** Further from today, dates are none any more. */
const MOST_DAYS = 36_500;
const MOST_OFTEN = 1_000_000;

const toCharges = Transform(({ value }) => (typeof value === 'string' ? readChargeSettings(value) : value));

/** score:pesos:months,… as the rows of a table. */
const toLimitSteps = Transform(({ value }) =>
  typeof value === 'string' ? value.split(',').map(readLimitStep) : value,
);

function readLimitStep(row: string): LimitStep {
  const [fromScore = Number.NaN, maxLoan = Number.NaN, longestTerm = Number.NaN, ...more] = row
    .split(':')
    .map(numberOf);
  return { fromScore, maxLoan, longestTerm: more.length > 0 ? Number.NaN : longestTerm };
}

const toUpperCaseList = Transform(({ value }) =>
  typeof value === 'string' ? value.toUpperCase().split(/\s*,\s*/) : value,
);

/** Long enough for a balancer that asks every two seconds. */
const STOP_DELAY_IN_PRODUCTION = 5;
/** Pesos above which it takes two officers to approve. The demo has one. */
const FOUR_EYES_FROM = '1000000';
/** The assistant that the demo seeds. */
const ASSISTANT_OF_THE_DEMO = '+63 917 000 0002';
/** Whom the demo's codes pay: nobody. Its BIC is that of no bank, as the 0 in its eighth place says (ISO 9362). */
const PAYEE_OF_THE_DEMO = { QRPH_ACQUIRER: 'DEMOPHM0XXX', QRPH_MERCHANT_ID: 'DEMO' } as const;
const SECOND_FACTOR = ['required', 'optional'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const PROVISION_PERCENTS = [1, 5, 25, 50, 100];

const DEFAULT_LIMITS: readonly LimitStep[] = [
  { fromScore: 0, maxLoan: 250_000, longestTerm: 12 },
  { fromScore: 400, maxLoan: 1_000_000, longestTerm: 24 },
  { fromScore: 500, maxLoan: 3_000_000, longestTerm: 36 },
  { fromScore: 600, maxLoan: 4_000_000, longestTerm: 48 },
  { fromScore: 700, maxLoan: 5_000_000, longestTerm: 48 },
];

/** Everything the environment can set, with its default. docs/operations.md describes each for an operator. */
export class Environment {
  /** A worker listens only where it is told to. */
  isPortSet: boolean;
  @toNumber @IsInt() @Min(0) @Max(65535) PORT = 3000;
  @IsString() DATA_DIR = '.data';
  @IsOptional() @IsPostgresAddress DATABASE_URL?: string;
  @IsOptional() @IsPostgresAddress DATABASE_MIGRATION_URL?: string;
  @toNumber @IsInt() @Min(1) @Max(1000) DATABASE_POOL_SIZE = 10;
  @toNumber @IsInt() @Min(1) @Max(MOST_SECONDS) DATABASE_WAIT_SECONDS = 5;
  @toNumber @IsInt() @Min(1) @Max(MOST_SECONDS) DATABASE_LOCK_SECONDS = 5;
  @toNumber @IsInt() @Min(1) @Max(MOST_SECONDS) DATABASE_TIMEOUT_SECONDS = 30;
  @toNumber @IsInt() @Min(0) @Max(MOST_SECONDS) DATABASE_MAINTENANCE_TIMEOUT_SECONDS = 0;
  @toBoolean @IsTrueOrFalse DATABASE_PREPARED_STATEMENTS = true;
  @IsOptional() @toBoolean @IsTrueOrFalse DEMO?: boolean;
  @IsOptional() @withoutLastSlash @IsSiteAddress @IsPublicAddress PUBLIC_URL?: string;
  @IsOptional() @IsString() JWT_SECRET?: string;
  @IsOptional() @IsString() JWT_SECRET_PREVIOUS?: string;
  @IsOptional() @IsString() DATA_KEY?: string;
  @IsOptional() @IsIn(LOG_LEVELS) LOG_LEVEL?: string;
  @IsOptional() @toNumber @IsInt() @Min(1) @Max(65535) METRICS_PORT?: number;
  @IsString() METRICS_HOST = '127.0.0.1';
  @IsOptional() @IsWebAddress OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  @IsString() OTEL_SERVICE_NAME = 'pautang';

  @IsOptional() @IsIn(['web', 'worker']) ROLE?: 'web' | 'worker';
  @Matches(/^(auto|[1-9]\d{0,2})$/, { message: 'must be a number of processes, or auto' })
  WEB_CONCURRENCY = '1';
  @toNumber @IsInt() @Min(1) @Max(MOST_SECONDS) REQUEST_SECONDS = 120;
  @toNumber @IsInt() @Min(0) @Max(60_000) OVERLOAD_DELAY_MILLISECONDS = 300;
  @IsOptional() @toNumber @IsInt() @Min(0) @Max(MOST_SECONDS) STOP_DELAY_SECONDS: number;
  @toNumber @IsInt() @Min(1) @Max(MOST_SECONDS) STOP_SECONDS = 20;
  @IsString() TRUST_PROXY = 'false';

  @IsOptional() @IsAskedAddress RATE_URL?: string;
  @toNumber @IsInt() @IsPositive() @Max(1440) RATE_REFRESH_MINUTES = 15;
  @toNumber @IsInt() @IsPositive() @Max(8760) RATE_MAX_AGE_HOURS = 24;
  @toNumber @IsDecimal() @IsPositive() RATE_MAX_CHANGE_PERCENT = 10;

  @IsString() COMPANY_NAME = 'Pautang Financing Company, Inc.';
  @IsString() COMPANY_SHORT_NAME = 'Pautang';
  @IsString() COMPANY_SEC_REGISTRATION = 'CS202300000';
  @IsString() COMPANY_CERTIFICATE_OF_AUTHORITY = '0000';
  @IsString() COMPANY_PAYMENT_OPERATOR_NUMBER = 'OPSCOR-2023-0000';
  @IsEmail({ require_tld: false }) COMPANY_EMAIL = 'help@pautang.example';
  @IsString() COMPANY_ESTABLISHED = '2023';
  @IsString() COMPANY_EMPLOYEES = '30+';

  @IsString() ASSISTANT_NAME = 'Andres Villanueva';
  /** Members call it for their one-time password: outside the demo nobody's but one that was set. */
  @IsOptional()
  @Matches(/^\+?[\d ()-]{7,24}$/, { message: 'must be a phone number' })
  ASSISTANT_PHONE: string;
  @IsString() ASSISTANT_HOURS = '10:00 AM – 10:00 PM';

  @toNumber @IsInt() @IsPositive() LOAN_MIN = usualOffer.minLoan;
  @toNumber @IsInt() @IsPositive() @Max(LARGEST_LOAN) LOAN_MAX = usualOffer.maxLoan;
  @toNumber @IsDecimal() @Min(0) @Max(100) LOAN_RATE_PERCENT = usualOffer.interestRate;
  @toNumbers
  @IsArray()
  @ArrayUnique()
  @IsInt({ each: true })
  @IsPositive({ each: true })
  @Max(LONGEST_TERM, { each: true })
  LOAN_TERMS = [...usualOffer.terms];
  @IsIn([...INTEREST_METHODS]) LOAN_METHOD: InterestMethod = usualOffer.interestMethod;
  @toCharges @IsArray() LOAN_CHARGES: readonly ChargeSetting[] = [];
  /** Pesos: of loans of at most so much the law's documentary stamp tax is not taken. Loans of money are taxed from the first. */
  @toNumber @IsInt() @Min(0) @Max(LARGEST_LOAN) STAMP_TAX_EXEMPT = 0;
  @toNumber @IsInt() @Min(0) @Max(27) LOAN_COOLING_OFF_DAYS = 3;
  /** What paying late costs, in percent: the contract's own figures, or less. */
  @toNumber
  @IsDecimal(4)
  @Min(0.001)
  @Max(agreedTerms.penaltyPercentADay)
  LATE_PENALTY_PERCENT: number = agreedTerms.penaltyPercentADay;
  @toNumber
  @IsDecimal(4)
  @Min(0.01)
  @Max(agreedTerms.overdueChargePercent)
  LATE_CHARGE_PERCENT: number = agreedTerms.overdueChargePercent;
  @toNumber
  @IsDecimal(2)
  @Min(1)
  @Max(agreedTerms.lifeCapPercent)
  LATE_LIFE_CAP_PERCENT: number = agreedTerms.lifeCapPercent;
  /** How often the schedule of a loan may be changed within twelve months, and how many installments it may have then. */
  @toNumber @IsInt() @Min(0) @Max(12) HARDSHIP_CHANGES_A_YEAR = 2;
  @toNumber @IsInt() @Min(1) @Max(120) HARDSHIP_MOST_INSTALLMENTS = 48;
  /** How many days ahead a payment may be promised. */
  @toNumber @IsInt() @Min(0) @Max(60) PROMISE_DAYS = 14;
  @toNumber @IsInt() @IsPositive() @Max(MOST_DAYS) APPLICATION_VALID_DAYS = 30;
  @toNumber @IsInt() @IsPositive() @Max(MOST_DAYS) APPLICATION_VALID_DAYS_FOREIGN = 3;
  @IsOptional() @IsIn(['manual', 'auto']) LOAN_DECISION?: 'manual' | 'auto';
  @toNumber @IsInt() @Min(0) @Max(MOST_SECONDS) LOAN_DECISION_DELAY_SECONDS = 8;
  /** Pesos. */
  @IsOptional()
  @Matches(/^(none|\d{1,10})$/, { message: 'must be an amount of pesos, or none' })
  FOUR_EYES_AMOUNT: string;
  @IsOptional() @toBoolean @IsTrueOrFalse FOUR_EYES_RECOVERY: boolean;
  @toBoolean @IsTrueOrFalse FOUR_EYES_WRITE_OFF = true;
  @toNumber @IsInt() @Min(0) @Max(720) CORRECTION_COOLING_HOURS = 24;
  @toLimitSteps @IsArray() LOAN_LIMITS: readonly LimitStep[] = DEFAULT_LIMITS;
  @toUpperCaseList
  @IsIn([...BUCKETS], { each: true })
  @ArrayUnique()
  @ArrayMinSize(BUCKETS.length)
  LOAN_ALLOCATION_ORDER: Bucket[] = [...BUCKETS];
  /** Pesos. */
  @toNumber @IsDecimal(2) @Min(0) @Max(100) SMALL_REST = 1;
  @toBoolean @IsTrueOrFalse TOP_UPS = true;
  @toNumber @IsInt() @Min(0) @Max(60) TOP_UP_AFTER_INSTALLMENTS = 3;
  /** Pesos: of next to nothing received no rate says what the new loan costs. */
  @toNumber @IsInt() @Min(500) @Max(5_000_000) TOP_UP_LEAST = 5_000;
  @IsIn(WAYS_TO_PAY) OVERPAYMENT_DEFAULT: WayToPay = 'installments';
  @toNumber @IsInt() @Min(1) @Max(30) PAYMENT_CLAIM_BANKING_DAYS = 3;
  @toNumber @IsInt() @Min(1) @Max(20) PAYMENT_CLAIMS_OPEN = 3;
  /** Officers may write off a loan that is more than so many days past due. */
  @toNumber @IsInt() @Min(0) @Max(3650) WRITE_OFF_DAYS = 90;
  @toUpperCaseList @IsArray() BANK_HOLIDAYS: HolidayEntry[] = [REGULAR];

  /** From so many days past due on, what a loan charges is no income until it is paid. */
  @toNumber @IsInt() @Min(1) @Max(3650) NON_ACCRUAL_DAYS = 90;
  /** Of the principal, by days past due: none, 1 to 30, 31 to 60, 61 to 90, over 90. */
  @toNumbers
  @IsArray()
  @ArrayMinSize(PROVISION_PERCENTS.length)
  @ArrayMaxSize(PROVISION_PERCENTS.length)
  @IsDecimal(undefined, { each: true })
  @Min(0, { each: true })
  @Max(100, { each: true })
  PROVISION_PERCENTS = [...PROVISION_PERCENTS];

  @IsString() PAYMENT_BANK_NAME = 'BPI';
  @IsOptional() @IsString() PAYMENT_ACCOUNT_NAME: string;
  @IsString() PAYMENT_ACCOUNT_NUMBER = '0000-0000-00';

  @IsOptional() @Matches(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, { message: 'must be a BIC' }) QRPH_ACQUIRER?: string;
  @IsOptional() @Matches(QRPH_NUMBER, { message: QRPH_NUMBERS }) QRPH_MERCHANT_ID?: string;
  @IsOptional() @Matches(QRPH_NUMBER, { message: QRPH_NUMBERS }) QRPH_ACCOUNT?: string;
  @IsOptional() @IsString() QRPH_NAME?: string;
  @IsString() QRPH_CITY = 'Manila';

  @IsOptional() @IsSigningSecret PAYMENTS_SECRET?: string;
  /** The one before, until the provider signs with the new one. */
  @IsOptional() @IsSigningSecret PAYMENTS_SECRET_PREVIOUS?: string;

  @IsOptional() @IsString() BACKUP_DIR?: string;
  @IsOptional() @IsString() BREACHED_PASSWORDS?: string;

  @IsOptional() @IsSiteAddress S3_ENDPOINT?: string;
  @IsString() S3_REGION = 'us-east-1';
  @IsOptional() @IsBucketName S3_BUCKET?: string;
  @IsOptional() @IsCredential S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsCredential S3_SECRET_ACCESS_KEY?: string;

  @IsOptional() @IsIn(SECOND_FACTOR) STAFF_SECOND_FACTOR?: (typeof SECOND_FACTOR)[number];
  @IsOptional() @toNumber @IsDecimal() @Min(0) @Max(8760) STAFF_SESSION_HOURS?: number;
  @IsOptional() @toNumber @IsDecimal() @Min(0) @Max(525_600) STAFF_IDLE_MINUTES?: number;

  @toBoolean @IsTrueOrFalse ACCOUNT_RECOVERY = false;
  @toBoolean @IsTrueOrFalse INVITATION_CODE = false;
  @toBoolean @IsTrueOrFalse PHONE_OTP = false;

  @IsIn(DELIVERIES) DELIVERY: (typeof DELIVERIES)[number] = 'log';
  @IsOptional()
  @IsUrl(
    { protocols: ['smtp', 'smtps'], require_tld: false, require_protocol: true },
    { message: 'must be an smtp:// or smtps:// address' },
  )
  SMTP_URL?: string;
  @IsOptional() @IsString() SMTP_FROM?: string;
  @IsOptional() @IsAskedAddress DELIVERY_URL?: string;
  @IsOptional() @IsCredential DELIVERY_TOKEN?: string;
  @toNumber @IsInt() @IsPositive() @Max(600) DELIVERY_TIMEOUT_SECONDS = 5;

  @toBoolean @IsTrueOrFalse API_PAGE = true;
  @toNumber @IsInt() @Min(0) @Max(MOST_OFTEN) ADDRESS_LIMIT_PER_MINUTE = 300;
  @toNumber @IsInt() @IsPositive() @Max(MOST_OFTEN) CONTACT_LIMIT_PER_HOUR = 20;
  @toNumber @IsInt() @IsPositive() @Max(MOST_OFTEN) PHONE_OTP_LIMIT_PER_HOUR = 20;

  @toNumber @IsInt() @Min(0) @Max(100) RETENTION_CLOSED_YEARS = 5;
  @toNumber @IsInt() @IsPositive() @Max(MOST_DAYS) RETENTION_UNFINISHED_DAYS = 180;
  @toNumber @IsInt() @IsPositive() @Max(MOST_DAYS) RETENTION_CONTACT_DAYS = 365;
  @toNumber @IsInt() @IsPositive() @Max(MOST_DAYS) RETENTION_PAYER_DAYS = 365;
}

/** A setting that stops the start. It names settings and rules, never values. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The environment as it stands, for what has to look at settings that are wrong. */
export const givenEnvironment = (): NodeJS.ProcessEnv => process.env;

/**
 * Reads and checks the environment. Empty values count as absent.
 * @throws ConfigurationError that lists every setting that is wrong.
 */
export function readEnvironment(source = givenEnvironment()): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const environment = plainToInstance(Environment, set, { exposeDefaultValues: true });
  const problems = validateSync(environment, { whitelist: true }).map(
    (error) => `${error.property}: ${Object.values(error.constraints ?? {}).join('; ')}`,
  );
  problems.push(...blankSettings(environment, problems));
  const isProduction = source.NODE_ENV === 'production';
  environment.STOP_DELAY_SECONDS ??= isProduction ? STOP_DELAY_IN_PRODUCTION : 0;
  environment.isPortSet = 'PORT' in set;
  environment.DEMO ??= !isProduction && !environment.DATABASE_URL;
  environment.FOUR_EYES_AMOUNT ??= environment.DEMO ? 'none' : FOUR_EYES_FROM;
  environment.FOUR_EYES_RECOVERY ??= !environment.DEMO;
  environment.PAYMENT_ACCOUNT_NAME ??= environment.COMPANY_NAME;
  environment.ASSISTANT_PHONE ??= environment.DEMO ? ASSISTANT_OF_THE_DEMO : '';
  if (environment.DEMO && !isPayeeSet(environment)) Object.assign(environment, PAYEE_OF_THE_DEMO);
  problems.push(...crossChecks(environment, isProduction));
  if (problems.length > 0) {
    throw new ConfigurationError(`The configuration is not usable:\n  ${problems.join('\n  ')}`);
  }
  return environment;
}

/** What no loan reaches is a slip of the hand. */
function beyondAllLoans(limits: readonly LimitStep[]): string | undefined {
  const isWithin = limits.every(
    ({ maxLoan, longestTerm }) => maxLoan <= LARGEST_LOAN && longestTerm <= LONGEST_TERM,
  );
  return isWithin ? undefined : 'must not go beyond 1,000,000,000 pesos and 600 months';
}

const isPayeeSet = ({ QRPH_ACQUIRER, QRPH_MERCHANT_ID, QRPH_ACCOUNT }: Environment) =>
  [QRPH_ACQUIRER, QRPH_MERCHANT_ID, QRPH_ACCOUNT].some((setting) => setting !== undefined);

function crossChecks(environment: Environment, isProduction: boolean): string[] {
  const problems: string[] = [];
  const add = (name: string, problem: string | undefined) => problem && problems.push(`${name}: ${problem}`);
  const isDemo = environment.DEMO === true;
  if (isDemo && isProduction) {
    problems.push(
      'DEMO: must not be true with NODE_ENV=production, since the passwords of the demo are public',
    );
  }
  if (!isDemo || environment.JWT_SECRET) add('JWT_SECRET', secretProblem(environment.JWT_SECRET));
  if (environment.JWT_SECRET_PREVIOUS) {
    add('JWT_SECRET_PREVIOUS', secretProblem(environment.JWT_SECRET_PREVIOUS));
  }
  if (!isDemo || environment.DATA_KEY) add('DATA_KEY', secretsProblem(environment.DATA_KEY));
  add('DATA_DIR', folderProblem(environment.DATA_DIR, !environment.DATABASE_URL));
  add('TRUST_PROXY', trustedProxiesProblem(environment.TRUST_PROXY));
  if (environment.DATABASE_MIGRATION_URL && !environment.DATABASE_URL) {
    problems.push('DATABASE_MIGRATION_URL: needs DATABASE_URL, as whom the server works');
  }
  if (environment.DATABASE_POOL_SIZE < 2 && environment.ROLE !== 'web')
    problems.push('DATABASE_POOL_SIZE: must be 2 or more but with ROLE=web, since a worker needs two');
  if (environment.METRICS_PORT === environment.PORT) {
    problems.push('METRICS_PORT: must not be PORT, which everybody may reach');
  }
  add('BANK_HOLIDAYS', holidaysProblem(environment.BANK_HOLIDAYS));
  add('LOAN_CHARGES', chargesProblem(environment.LOAN_CHARGES));
  add('LOAN_LIMITS', limitsProblem(environment.LOAN_LIMITS) ?? beyondAllLoans(environment.LOAN_LIMITS));
  if (environment.QRPH_ACQUIRER && !(environment.QRPH_MERCHANT_ID || environment.QRPH_ACCOUNT)) {
    problems.push('QRPH_ACQUIRER: needs QRPH_MERCHANT_ID or QRPH_ACCOUNT');
  }
  if (environment.LOAN_MIN > environment.LOAN_MAX) problems.push('LOAN_MIN: must not be above LOAN_MAX');
  if (environment.S3_BUCKET && !(environment.S3_ACCESS_KEY_ID && environment.S3_SECRET_ACCESS_KEY)) {
    problems.push('S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
  add('STAFF_SESSION_HOURS', tooShort(environment.STAFF_SESSION_HOURS, 0.25));
  add('STAFF_IDLE_MINUTES', tooShort(environment.STAFF_IDLE_MINUTES, 2));
  problems.push(...deliveryProblems(environment, isDemo));
  return problems;
}

/** Nobody could work. When somebody was last seen is written once a minute, so what stands idle is not known before two are over. */
function tooShort(limit: number | undefined, least: number): string | undefined {
  return limit && limit < least ? `must be ${least} or more, or 0 for no limit` : undefined;
}
