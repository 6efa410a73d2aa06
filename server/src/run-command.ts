import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { readEnvironment } from './config/env';
import { Settings } from './config/settings';
import { isDatabaseThere, leaveDatabase, type OpenDatabase, openDatabase } from './database/open-database';
import { StartLog } from './start-log';
import { stopOnSignals, UNFINISHED } from './stop-on-signals';

/** Does something with the application and its database, without serving, beside a running server or alone. */
export function runCommand<T>(work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  return runWith(new Settings(readEnvironment()), work);
}

/**
 * The same for what can do nothing in a new database. Of a mistyped folder one would be made, in which all is well.
 * @throws Error where there is none
 */
export async function runOnExisting<T>(work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  const environment = readEnvironment();
  if (!isDatabaseThere(environment)) {
    throw new Error(
      `There is no database in ${resolve(environment.DATA_DIR)}. DATA_DIR may name another folder than was meant; npm start makes a database.`,
    );
  }
  return runWith(new Settings(environment), work);
}

/** The same with settings that were read. */
export function runWith<T>(
  settings: Settings,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  return withDatabase(settings, undefined, async ({ url }) => {
    const module = AppModule.with({ settings, databaseUrl: url, purpose: 'command' });
    const app = await NestFactory.createApplicationContext(module, {
      logger: new StartLog(),
      abortOnError: false,
    });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  });
}

/**
 * Does something with the database, which is left also when a signal ends the command.
 * @param only the migrations to make, if not all
 */
export async function withDatabase<T>(
  settings: Settings,
  only: ReadonlySet<string> | undefined,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const opening = openDatabase(settings, only);
  let leaving: Promise<void> | undefined;
  const forgetSignals = stopOnSignals(() => {
    leaving = leaveDatabase(opening, settings);
    return leaving;
  }, UNFINISHED);
  try {
    const database = await opening;
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    // The process ends then, and says nothing of what the signal broke.
    await leaving;
    forgetSignals();
  }
}
