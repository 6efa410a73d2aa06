import { join } from 'node:path';
import { backUp } from '../backup/back-up';
import { Settings } from '../config/settings';
import { counted } from '../platform/counted';
import { runOnExisting } from '../run-command';
import { readArguments, runToItsEnd } from './shared/command-line';

const USAGE = `npm run backup                    database and files, into a folder of their own in BACKUP_DIR
npm run backup -- --to FOLDER     the same, into another one`;

/** Copies database and files beside the running servers. */
async function main(args: string[]): Promise<boolean> {
  const to = readOptions(args);
  const { folder, manifest, missing } = await runOnExisting((app) => {
    const { environment, dataDir } = app.get(Settings);
    return backUp(app, to ?? environment.BACKUP_DIR ?? join(dataDir, 'backups'));
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${counted(rows, 'row')} of ${counted(manifest.tables.length, 'table')}, ${counted(manifest.fileList.count, 'file')}.`,
  );
  for (const key of missing)
    console.log(`The file ${key} is not there: nobody uses it any more, or it is lost.`);
  console.log('DATA_KEY is not part of it: keep that apart.');
  return true;
}

function readOptions(args: string[]): string | undefined {
  return readArguments(USAGE, { args, options: { to: { type: 'string' } } }).values.to;
}

runToItsEnd(main);
