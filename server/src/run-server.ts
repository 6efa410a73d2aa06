import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DEMO_PASSWORD, demoAccounts } from './config/demo-accounts';
import { ConfigurationError, readEnvironment } from './config/env';
import { Settings } from './config/settings';
import { createApp } from './create-app';
import { type OpenDatabase, openDatabase } from './database/open-database';
import { CurrencyService } from './modules/currency/currency.service';
import { errorCode } from './platform/error-code';
import { seedDemo } from './seed/demo';

/** Starts everything in order: database, schema, currencies, demo accounts, and only then the port. */
export async function runServer(): Promise<void> {
  const settings = new Settings(readEnvironment());
  const database = await openDatabase(settings);
  const running: Running = { database };
  stopOnSignals(running);
  try {
    const app = await createApp({ settings, databaseUrl: database.url, purpose: 'serve' });
    running.app = app;
    await app.init();
    await app.get(CurrencyService).seed();
    const hasDemoAccounts = settings.isDemo && (await seedDemo(app));
    await listen(app, settings.environment.PORT);
    printWelcome(await app.getUrl(), settings, hasDemoAccounts);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: NestFastifyApplication, port: number): Promise<void> {
  try {
    await app.listen(port, '0.0.0.0');
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new ConfigurationError(`PORT: ${port} is in use; set PORT to another one`);
    }
    throw error;
  }
}

/** What a signal has to stop. */
interface Running {
  readonly database: OpenDatabase;
  app?: NestFastifyApplication;
}

/** Requests under way are answered first, then the database stops. */
function stopOnSignals(running: Running): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await running.app?.close();
    await running.database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

function printWelcome(url: string, { environment }: Settings, hasDemoAccounts: boolean): void {
  const address = environment.PUBLIC_URL ?? url.replace(/0\.0\.0\.0|\[::1?\]|127\.0\.0\.1/, 'localhost');
  const lines = [`Pautang is at ${address}, its API described at ${address}/docs`];
  if (hasDemoAccounts) {
    lines.push(`Sign in with password ${DEMO_PASSWORD} as`);
    lines.push(...demoAccounts.map(({ phoneNumber, what }) => `  ${phoneNumber}  ${what}`));
    lines.push('Officer and assistant work from the command line: npm run backoffice -- help');
  }
  console.log(lines.join('\n'));
}
