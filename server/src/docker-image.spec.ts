import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const SOURCES = __dirname;
/** What an operator runs beside the server, and what the start of a demo runs. */
const PROGRAMS = [
  'audit-verify',
  'backoffice',
  'backup',
  'distribute',
  'doctor',
  'keys-rotate',
  'ledger-verify',
  'migrate',
  'restore',
  'seed-demo',
];

const dockerfile = readFileSync(join(SOURCES, '../../Dockerfile'), 'utf8');
const [, removed = ''] = /cd server\/dist\/bin && rm -rf (.+)/.exec(dockerfile) ?? [];
const gone = [...removed.matchAll(/([\w-]+)\.js\*/g)].map(([, name = '']) => name);
const isGone = (path: string) =>
  gone.some((name) => path.startsWith(`bin/${name}/`) || path === `bin/${name}.ts`);

describe('the image', () => {
  it('holds the programs of an operator, and none that measures or breaks', () => {
    const programs = readdirSync(join(SOURCES, 'bin'), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.spec.'))
      .map(({ name }) => name.replace(/\.ts$/, ''));

    expect(programs.filter((name) => !gone.includes(name)).toSorted()).toEqual(PROGRAMS);
    expect(removed.split(' ')).toEqual(expect.arrayContaining(['bench', 'chaos']));
  });

  it('lacks nothing that the rest of it loads', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !isGone(path),
    );
    const loads = files.filter((path) => {
      const text = readFileSync(join(SOURCES, path), 'utf8');
      return gone.some((name) => new RegExp(`['/]${name}(/[\\w-]+)?(\\.js)?['\`]`).test(text));
    });

    expect(gone).toEqual(['bench', 'chaos', 'write-openapi']);
    expect(loads).toEqual([]);
  });
});

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly command?: string;
  readonly volumes?: readonly string[];
  readonly depends_on: Readonly<Record<string, { readonly condition: string }>>;
}

describe('the server', () => {
  const services: Record<'app' | 'schema' | 'storage' | 'bucket', Service> = parse(
    readFileSync(join(SOURCES, '../../docker-compose.yml'), 'utf8'),
    { merge: true },
  ).services;
  const { app, schema } = services;
  const asked = (environment: Service['environment']) =>
    [...JSON.stringify(environment).matchAll(/\$\{(\w+)/g)].map(([, name]) => name);

  it('of docker-compose.yml knows neither the owner of the tables nor the root of the store', () => {
    const others = [...asked(services.storage.environment), ...asked(schema.environment)];
    const secrets = others.filter((name) => !asked(app.environment).includes(name));

    expect(secrets.toSorted()).toEqual(['POSTGRES_PASSWORD', 'STORAGE_ROOT_PASSWORD', 'STORAGE_ROOT_USER']);
    // A file .env gives the server all that is in it: what stands here is stronger.
    for (const name of [...secrets, 'POSTGRES_SERVER_PASSWORD', 'DATABASE_MIGRATION_URL']) {
      expect([name, app.environment[name ?? '']]).toEqual([name, '']);
    }
  });

  it('of docker-compose.yml backs up to where who owns the tables finds it', () => {
    expect(schema.volumes).toEqual(app.volumes);
    expect(app.volumes).toContain(`app-data:${app.environment.DATA_DIR}`);
  });

  it('of docker-compose.yml starts once who owns the tables has migrated and gone', () => {
    expect(app.depends_on.schema?.condition).toBe('service_completed_successfully');
    expect(schema.command).toBe('node server/dist/bin/migrate.js');
    expect(schema.environment.DATABASE_MIGRATION_URL).toMatch(/^postgres:\/\/pautang:/);
  });

  it('of docker-compose.yml has a key for its own bucket alone', () => {
    const { Statement } = JSON.parse(services.bucket.environment.POLICY ?? '');

    expect(Statement.flatMap(({ Resource }: { Resource: string[] }) => Resource)).toEqual([
      'arn:aws:s3:::pautang',
      'arn:aws:s3:::pautang/*',
    ]);
  });
});
