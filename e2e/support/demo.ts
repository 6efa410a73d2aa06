import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** How the setup tells the tests where the demo is that they copy. */
const DEMO_VARIABLE = 'PAUTANG_TEST_DEMO';

interface Demo {
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  /** With its uploads, and the secrets that its database was filled under. */
  readonly dataDir: string;
}

export function announceDemo(demo: Demo): void {
  process.env[DEMO_VARIABLE] = JSON.stringify(demo);
}

/** A copy of one's own, with its database and its files: filling them anew takes longer. */
export async function copyDemo(): Promise<Demo & { dropDatabase(): Promise<void> }> {
  const demo: Demo = JSON.parse(process.env[DEMO_VARIABLE] ?? '');
  const name = `demo_${randomUUID().replaceAll('-', '')}`;
  const template = new URL(demo.ownerUrl);
  await administer(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'pautang-e2e-'));
  cpSync(demo.dataDir, dataDir, { recursive: true });
  return {
    databaseUrl: new URL(`/${name}`, demo.databaseUrl).href,
    ownerUrl: new URL(`/${name}`, template).href,
    dataDir,
    dropDatabase: () => administer(template, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function administer(template: URL, sql: string): Promise<void> {
  const client = new Client({ connectionString: new URL('/postgres', template).href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
