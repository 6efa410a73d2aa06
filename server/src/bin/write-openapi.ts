import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module';
import { readEnvironment } from '../config/env';
import { Settings } from '../config/settings';
import { buildDocument } from '../platform/openapi/document';

/** Writes the root's openapi.json. Needs no database, and no setting changes what it writes. */
async function writeOpenApi(): Promise<void> {
  const settings = new Settings(readEnvironment({ DATA_DIR: '.cache/document' }));
  const databaseUrl = 'postgres://nobody@localhost/none';
  const module = AppModule.with({ settings, databaseUrl, purpose: 'document' });
  const app = await NestFactory.create(module, new FastifyAdapter(), {
    logger: ['error'],
    abortOnError: false,
  });
  app.setGlobalPrefix('v2');
  const document = buildDocument(app);
  writeFileSync(join(__dirname, '../../../openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
}

writeOpenApi().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
