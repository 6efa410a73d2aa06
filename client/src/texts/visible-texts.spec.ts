import { relative } from 'node:path';
import ts from 'typescript';
import { readSources, sourceFolder } from '../testing/source-files';

/** The attributes whose text is seen or read aloud, in HTML and in our own components. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|text|hint|legend|warning|action)$/;

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** Operators that may hand on what stands beside them; a comparison does not. */
const joining: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

/** The words that an expression writes itself, in a literal or in one arm of a choice. */
function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isConditionalExpression(node)) {
    return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node) && joining.has(node.operatorToken.kind)) {
    return [...literalsIn(node.left), ...literalsIn(node.right)];
  }
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    return node.expression ? literalsIn(node.expression) : [];
  }
  return [];
}

function writtenIn(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalsIn(node);
  if (ts.isJsxAttribute(node) && node.initializer) {
    return spoken.test(node.name.getText()) ? literalsIn(node.initializer) : [];
  }
  return [];
}

/** What a component says in words of its own, as `line: words`. */
function wordsOutsideCatalogues(source: string): string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(
      ...writtenIn(node)
        .filter(hasWords)
        .map((text) => `${line + 1}: ${text.trim()}`),
    );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it.each([
  ['a text', '<p>Pay now</p>'],
  ['a text after a value', '<p>{count} months</p>'],
  ['a text in an expression', "<p>{'Pay now'}</p>"],
  ['a text of a choice', "<p>{isPaid ? texts.paid : 'Unpaid'}</p>"],
  ['a made text', "<p>{'Pay ' + count}</p>"],
  ['an accessible name', '<button aria-label="Close" />'],
  ['an accessible name in an expression', "<button aria-label={open ? texts.close : 'Open'} />"],
  ['a label of a field', '<TextField label="E-mail" />'],
])('finds %s that stands outside the catalogues', (_what, source) => {
  expect(wordsOutsideCatalogues(source)).toHaveLength(1);
});

it('finds no words where there are none', () => {
  const source =
    '<p className="small" id="x">{texts.rate} = {rate}% <Mat kind="night" /><input name="front" />{kind === "front" && drawing}</p>';
  expect(wordsOutsideCatalogues(source)).toEqual([]);
});

it('finds none in the product', () => {
  const findings = readSources(/\.tsx$/).flatMap(({ path, text }) =>
    wordsOutsideCatalogues(text).map((words) => `${relative(sourceFolder, path)}:${words}`),
  );
  expect(findings).toEqual([]);
});
