import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtBeside, ensureBuilt } from './lib/ensure-built.mjs';
import { ensureEverythingInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/root.mjs';
import { run, runTool } from './lib/run.mjs';
import { ScriptError, script } from './lib/script.mjs';

/** Made where the server's own build is not that of its sources, and thrown away. */
const OWN_BUILD = 'dist-document';
const generated = join(root, 'sdk/src/generated');
const draft = join(root, '.cache/sdk-generated');

async function must(step, what) {
  const { code, output } = await step;
  if (code !== 0) throw new ScriptError(`${output}\n${what} failed.`);
}

const reference = '#/components/schemas/';

/** What forms validate from: the schemas of request bodies, and what those refer to. */
function requestSchemas({ paths, components }) {
  const found = {};
  const collect = (schema) => {
    const names = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) =>
      target.slice(reference.length),
    );
    for (const name of names) {
      if (name in found) continue;
      found[name] = components.schemas[name];
      collect(found[name]);
    }
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  collect(operations.map(({ requestBody }) => requestBody ?? {}));
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Forms show labels of their own, and no examples. */
function withoutWords(name, value) {
  return name === 'example' || (name === 'description' && typeof value === 'string') ? undefined : value;
}

async function generateSdk() {
  rmSync(draft, { recursive: true, force: true });
  const args = ['--input', 'openapi.json', '--output', draft, '--client', 'fetch', '--name', 'PautangApi'];
  const flags = ['--exportSchemas', 'true', '--useOptions', '--useUnionTypes'];
  await must(runTool('openapi-typescript-codegen/bin/index.js', [...args, ...flags]), 'Generating the SDK');
  const document = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'));
  const schemas = JSON.stringify(requestSchemas(document), withoutWords, 2);
  writeFileSync(
    join(draft, 'component-schemas.ts'),
    `export const componentSchemas = ${schemas} as const;\n`,
  );
  rmSync(generated, { recursive: true, force: true });
  renameSync(draft, generated);
}

async function writeDocument() {
  try {
    const built = await builtBeside('server', OWN_BUILD);
    const writer = join(root, 'server', built, 'bin/write-openapi.js');
    await must(run(process.execPath, [writer]), 'Writing openapi.json');
  } finally {
    rmSync(join(root, 'server', OWN_BUILD), { recursive: true, force: true });
  }
}

await script(async () => {
  await ensureEverythingInstalled();
  await writeDocument();
  await generateSdk();
  await ensureBuilt(['sdk']);
});
