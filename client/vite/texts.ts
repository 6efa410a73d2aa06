import type { Plugin } from 'vite';

export const languages = ['en', 'fil'] as const;
const catalogue = /\/src\/texts\/(?!define-texts|documents)([\w-]+)\.ts(?:\?lang=(\w+))?$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key: { readonly name: string };
  readonly value: Node;
}
interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly { readonly properties: readonly Property[] }[];
}
interface Declaration extends Node {
  readonly declaration?: {
    readonly declarations?: readonly { readonly id: { readonly name: string }; readonly init: Call }[];
  };
}

/**
 * Side by side in the source, apart in the build: a visitor loads one language. Of `defineTexts({ en, fil })` is made a
 * file for each, and a catalogue that fetches them.
 */
export function textsApart(): Plugin {
  return {
    name: 'texts-apart',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: catalogue },
      handler(code, id) {
        const [, name, language] = id.match(catalogue) ?? [];
        const { body } = this.parse(code, { lang: 'ts' }) as unknown as { body: readonly Declaration[] };
        const exported = body.find(
          ({ declaration }) => declaration?.declarations?.[0]?.init.callee?.name === 'defineTexts',
        );
        const { id: variable, init } = exported?.declaration?.declarations?.[0] ?? {};
        if (!variable || !init) throw new Error(`${name} defines no texts`);
        if (language === undefined) {
          const loads = languages.map((each) => `${each}: () => import('./${name}.ts?lang=${each}')`);
          return {
            code: `import { defineArrivingTexts } from './define-texts';\nexport const ${variable.name} = defineArrivingTexts({ ${loads.join(', ')} });\n`,
            map: null,
            moduleSideEffects: true,
          };
        }
        const texts = init.arguments[0]?.properties.find(({ key }) => key.name === language)?.value;
        if (!texts) throw new Error(`${name} has no texts in ${language}`);
        return { code: `export default ${code.slice(texts.start, texts.end)};\n`, map: null };
      },
    },
  };
}
