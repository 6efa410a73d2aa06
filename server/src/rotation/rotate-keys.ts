import type { INestApplicationContext } from '@nestjs/common';
import { Settings } from '../config/settings';
import { SealedFileStore } from '../modules/upload/file-store/sealed-file-store';
import { AuditService } from '../platform/audit/audit.service';
import { counted } from '../platform/counted';
import { FieldCipher } from '../platform/crypto/field-cipher';
import { NOT_ENCRYPTED } from '../platform/crypto/keyring';
import { dataKeysInUse, forgetDataKeys } from '../platform/crypto/keyring.sql';
import { Database } from '../platform/database/database';
import { countColumns, rotateColumns } from './rotate-columns';
import { countFiles, rotateFiles } from './rotate-files';
import type { Found } from './rotation';

export interface RotationReport {
  /** The last line for people. */
  readonly summary: string;
  /** Whether no value and no file is left under an old key. */
  readonly isDone: boolean;
}

/**
 * Encrypts everything anew that is not under the current data key. What was done stays done, so it may be ended and begun again at
 * any time. The keys that nothing needs any more are forgotten.
 */
export async function rotateKeys(
  app: INestApplicationContext,
  { isDryRun, tell }: { readonly isDryRun: boolean; readonly tell: (line: string) => void },
): Promise<RotationReport> {
  const database = app.get(Database);
  const { id: currentKeyId } = app.get(Settings).dataKey;
  const files = app.get(SealedFileStore, { strict: false });
  if (!isDryRun) {
    const rotation = { database, currentKeyId, tell, cipher: app.get(FieldCipher), files };
    const changed = { values: await rotateColumns(rotation), files: await rotateFiles(rotation) };
    if (changed.values + changed.files > 0) await audit(app, currentKeyId, changed);
  }
  const found = [...(await countColumns(database)), ...(await countFiles(database, files))];
  for (const { place, kind, byKey } of found) tell(`${place}: ${told(byKey, kind)}`);
  const left = found.flatMap(({ kind, byKey }) =>
    [...byKey].flatMap(([keyId, count]) => (keyId === currentKeyId ? [] : [{ kind, keyId, count }])),
  );
  if (left.length > 0) return { summary: `Left under an old key: ${summaryOf(left)}.`, isDone: false };
  const former = (await dataKeysInUse.all(database.manager)).filter(({ id }) => id !== currentKeyId);
  if (!isDryRun && former.length > 0) {
    await forgetDataKeys.alone(
      database,
      former.map(({ id }) => id),
    );
  }
  const total = (wanted: Found['kind']) =>
    found.reduce((sum, { kind, byKey }) => sum + (kind === wanted ? (byKey.get(currentKeyId) ?? 0) : 0), 0);
  return {
    summary: `Nothing is left under an old key: ${counted(total('value'), 'value')} and ${counted(total('file'), 'file')} are under ${currentKeyId}.`,
    isDone: true,
  };
}

function audit(app: INestApplicationContext, keyId: string, after: object): Promise<void> {
  return app
    .get(Database)
    .transaction((tx) =>
      app
        .get(AuditService)
        .record(tx, { actorId: null, action: 'DATA_KEY_ROTATED', subject: `data key ${keyId}`, after }),
    );
}

function told(byKey: ReadonlyMap<string, number>, kind: Found['kind']): string {
  const parts = [...byKey].map(([keyId, count]) => countOf(count, kind, keyId));
  return parts.join(', ') || 'nothing';
}

function summaryOf(
  left: readonly { readonly kind: Found['kind']; readonly keyId: string; readonly count: number }[],
): string {
  const names = [...new Set(left.map(({ kind, keyId }) => JSON.stringify([kind, keyId])))];
  const parts = names.map((name) => {
    const [kind, keyId] = JSON.parse(name);
    const same = left.filter((one) => one.kind === kind && one.keyId === keyId);
    return countOf(
      same.reduce((sum, { count }) => sum + count, 0),
      kind,
      keyId,
    );
  });
  return parts.join(', ');
}

function countOf(count: number, kind: Found['kind'], keyId: string): string {
  const what = counted(count, kind);
  return keyId === NOT_ENCRYPTED ? `${what} not encrypted` : `${what} under ${keyId}`;
}
