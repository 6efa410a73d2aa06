import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { readEnvironment } from './config/env';
import { Settings } from './config/settings';
import { openDatabase } from './database/open-database';
import { StartLog } from './start-log';

/** Does something with the application and its database, without serving, beside a running server or alone. */
export function runCommand<T>(work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  return runWith(new Settings(readEnvironment()), work);
}

/** The same with settings that were read. */
export async function runWith<T>(
  settings: Settings,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings);
  try {
    const module = AppModule.with({ settings, databaseUrl: database.url, purpose: 'command' });
    const app = await NestFactory.createApplicationContext(module, {
      logger: new StartLog(),
      abortOnError: false,
    });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}
