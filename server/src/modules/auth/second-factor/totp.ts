import { Secret, TOTP } from 'otpauth';

/** What authenticator apps take without being told. */
const TOTP_RULES = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Clocks differ: the code before and the one after count too. */
const STEPS_BESIDE = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** In Base32, as one types it where the picture cannot be taken. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The otpauth:// address that authenticator apps read. */
export function enrolmentUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...TOTP_RULES, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** Which step of the time the code is of, where it is one of the secret at this time. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const tried = { ...TOTP_RULES, secret: Secret.fromBase32(secret), token: code, timestamp };
  const delta = TOTP.validate({ ...tried, window: STEPS_BESIDE });
  return delta === null ? undefined : TOTP.counter({ period: TOTP_RULES.period, timestamp }) + delta;
}
