import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { textsApart } from './texts';

const path = join(__dirname, '../src/texts/dash.ts');
const source = readFileSync(path, 'utf8');

/** The syntax tree as far as the plugin reads it. */
function parse(code: string) {
  const file = ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest, true);
  const body = file.statements.map((statement) => {
    if (!ts.isVariableStatement(statement)) return {};
    const declarations = statement.declarationList.declarations.map(({ name, initializer }) => {
      const call = initializer as ts.CallExpression;
      const [given] = call.arguments as unknown as [ts.ObjectLiteralExpression];
      const properties = given.properties.map((property) => {
        const { initializer: value } = property as ts.PropertyAssignment;
        const key = { name: property.name?.getText() };
        return { key, value: { start: value.getStart(), end: value.getEnd() } };
      });
      const callee = { name: call.expression.getText() };
      return { id: { name: name.getText() }, init: { callee, arguments: [{ properties }] } };
    });
    return { declaration: { declarations } };
  });
  return { body };
}

function made(id: string): string {
  const { transform } = textsApart() as unknown as {
    transform: { handler: (this: { parse: typeof parse }, code: string, id: string) => { code: string } };
  };
  return transform.handler.call({ parse }, source, id).code;
}

it('makes of a catalogue one that fetches each language by itself', () => {
  const catalogue = made(path);
  expect(catalogue).toContain("en: () => import('./dash.ts?lang=en')");
  expect(catalogue).toContain("fil: () => import('./dash.ts?lang=fil')");
  expect(catalogue).toMatch(/^export const dashTexts = /m);
});

it.each(['en', 'fil'] as const)('keeps one language alone: %s', (language) => {
  const { dashTexts } = jest.requireActual<{ dashTexts: Record<string, object> }>(path);
  const text = made(`${path}?lang=${language}`).replace('export default', 'return ').trim();
  expect(new Function(text)()).toEqual(dashTexts[language]);
});
