import { join } from 'node:path';
import { backUp } from '../backup/back-up';
import { Settings } from '../config/settings';
import { counted } from '../platform/counted';
import { runOnExisting } from '../run-command';
import { readArguments, runToItsEnd } from './shared/command-line';

const USAGE = `npm run backup                    database and files, into a folder of their own in BACKUP_DIR
npm run backup -- --to FOLDER     the same, into another one`;

/** Copies database and files beside the running servers. Ends with 1 where a photo is not among them, with 2 where nothing was copied. */
async function main(args: string[]): Promise<boolean> {
  const to = readOptions(args);
  const { folder, manifest, missing, lost, isOfOneMoment } = await runOnExisting((app) => {
    const { environment, dataDir } = app.get(Settings);
    return backUp(app, to ?? environment.BACKUP_DIR ?? join(dataDir, 'backups'));
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${counted(rows, 'row')} of ${counted(manifest.tables.length, 'table')}, ${counted(manifest.fileList.count, 'file')}.`,
  );
  const isLost = new Set(lost);
  for (const key of missing)
    console.log(
      isLost.has(key)
        ? `The photo ${key} is not there, and a member has it.`
        : `The file ${key} is not there: nobody uses it any more, or it is made anew.`,
    );
  if (lost.length > 0)
    console.log(
      `NOT all of it was copied, but ${counted(lost.length, 'photo')} less: they are lost, or DATA_DIR or S3_BUCKET names another store than the servers have.`,
    );
  if (!isOfOneMoment)
    console.log(
      'The nodes of the database have no moment in common: where a server was at work meanwhile, ledger and audit trail may not be sound once this is restored. Stop the servers and take another one, or see docs/operations.md, "On several machines".',
    );
  console.log('DATA_KEY is not part of it: keep that apart.');
  return lost.length === 0;
}

function readOptions(args: string[]): string | undefined {
  return readArguments(USAGE, { args, options: { to: { type: 'string' } } }).values.to;
}

runToItsEnd(main);
