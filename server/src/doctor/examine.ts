import { givenEnvironment } from '../config/env';
import type { Settings } from '../config/settings';
import type { Database } from '../platform/database/database';
import { clockFindings, connectionFindings, dataKeyFindings, demoFindings } from './database-findings';
import { deliveryFindings } from './delivery-findings';
import { type Finding, Findings } from './finding';
import { reachDatabase } from './reach-database';
import { roleFindings } from './role-findings';
import { migrationFindings, structureFindings } from './schema-findings';
import { withoutSecrets } from './secrets';
import { passwordListFindings, readSettings } from './settings-findings';
import { backupFindings, diskFindings, storeFindings } from './store-findings';
import { auditFindings, jobFindings, rateFindings } from './work-findings';

type Look = readonly [check: string, look: () => Promise<Finding[]>];

/**
 * Looks at everything that an installation needs, beside a running server or without one, and changes nothing but a file
 * that it writes and deletes. What cannot be looked at is a finding, too.
 */
export async function examine(source = givenEnvironment()): Promise<Finding[]> {
  const { settings, findings } = readSettings(source);
  if (!settings) return withoutSecrets(findings, source);
  const reached = await reachDatabase(settings);
  try {
    const { database } = reached;
    findings.push(...reached.findings);
    if (database) findings.push(...(await lookAtDatabase(database, settings)));
    findings.push(
      ...(await look([
        ['settings', () => passwordListFindings(settings)],
        ['file store', () => storeFindings(settings)],
        ['disk', () => diskFindings(settings)],
        ['backups', () => backupFindings(settings)],
        ['delivery', () => deliveryFindings(settings)],
      ])),
    );
    return withoutSecrets(findings, source);
  } finally {
    await reached.close();
  }
}

/** Before the schema is that of this version, most of it cannot be asked for. */
async function lookAtDatabase(database: Database, settings: Settings): Promise<Finding[]> {
  const { manager } = database;
  const migrations = await look([['schema', () => migrationFindings(database, settings.environment)]]);
  const rest: Look[] = [
    ['schema', () => structureFindings(database)],
    ['roles', () => roleFindings(manager)],
    ['secrets', () => dataKeyFindings(manager, settings)],
    ['demo', () => demoFindings(manager, settings)],
    ['clock', () => clockFindings(manager, settings)],
    ['rates', () => rateFindings(manager, settings)],
    ['jobs', () => jobFindings(manager)],
    ['audit trail', () => auditFindings(manager)],
  ];
  return [
    ...migrations,
    ...(migrations.length === 0 ? await look(rest) : []),
    ...(await look([['connections', () => connectionFindings(manager, settings)]])),
  ];
}

async function look(looks: readonly Look[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [check, ask] of looks) found.push(...(await ask().catch((error) => [notSeen(check, error)])));
  return found;
}

function notSeen(check: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return new Findings(check).fail(
    `it could not be looked at: ${reason}`,
    'Mend what the other lines name first.',
  );
}
