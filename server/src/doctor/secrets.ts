import { unescaped } from '../platform/unescaped';
import type { Finding } from './finding';

const SECRETS = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'DATA_KEY',
  'S3_SECRET_ACCESS_KEY',
  'DELIVERY_TOKEN',
  'PAYMENTS_SECRET',
  'PAYMENTS_SECRET_PREVIOUS',
  'BACKOFFICE_PASSWORD',
  'BACKOFFICE_NEW_PASSWORD',
  'BACKOFFICE_CODE',
];
const ADDRESSES = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'SMTP_URL',
  'DELIVERY_URL',
  'RATE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];
/** Shorter ones stand in ordinary words. */
const SHORTEST = 4;

/** What others say of a failure may hold what it was done with: that is taken out, wherever it stands. */
export function withoutSecrets(findings: readonly Finding[], source: NodeJS.ProcessEnv): Finding[] {
  const secrets = [
    ...SECRETS.flatMap((name) => (source[name] ?? '').split(',')),
    ...ADDRESSES.flatMap((name) => passwordsIn(source[name])),
  ].filter((secret) => secret.length >= SHORTEST);
  const clean = (text: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text).replace(/\s+/g, ' ');
  return findings.map(({ says, todo, ...finding }) => ({
    ...finding,
    says: clean(says),
    ...(todo !== undefined && { todo: clean(todo) }),
  }));
}

function passwordsIn(address: string | undefined): string[] {
  if (!address || !URL.canParse(address)) return address ? [address] : [];
  const { password } = new URL(address);
  return password ? [address, password, unescaped(password)] : [];
}
