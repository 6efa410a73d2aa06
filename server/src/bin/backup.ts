import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../backup/back-up';
import { Settings } from '../config/settings';
import { runCommand } from '../run-command';

const USAGE = `npm run backup                    database and files, into a folder of their own in BACKUP_DIR
npm run backup -- --to FOLDER     the same, into another one`;

/** Copies database and files beside the running servers. */
async function main(args: string[]): Promise<void> {
  const to = readOptions(args);
  const { folder, manifest, missing } = await runCommand((app) => {
    const { environment, dataDir } = app.get(Settings);
    return backUp(app, to ?? environment.BACKUP_DIR ?? join(dataDir, 'backups'));
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.fileList.count} files.`,
  );
  for (const key of missing)
    console.log(`The file ${key} is not there: nobody uses it any more, or it is lost.`);
  console.log('DATA_KEY is not part of it: keep that apart.');
}

function readOptions(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } } }).values.to;
  } catch {
    throw new Error(USAGE);
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
