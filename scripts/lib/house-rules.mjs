import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { root } from './root.mjs';

const CODE = /\.(ts|tsx|mts|mjs|cjs|js)$/;
const RULES = [
  {
    folders: ['server/src'],
    applies: (path) => !path.startsWith('server/src/config/') && !path.includes('.spec.'),
    pattern: /\bprocess\s*\.\s*env\b|\bprocess\[['"]env['"]\]|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/,
    message: 'only server/src/config reads process.env',
  },
  {
    folders: ['server/src'],
    applies: (path) =>
      !path.startsWith('server/src/platform/database/') && !path.endsWith('/platform.module.ts'),
    pattern: /\bDataSource\b/,
    message: "a service takes the database as platform/database's Database",
  },
  {
    folders: ['server/src'],
    applies: (path) => !/\/(new-id|repayment-id)\.(spec\.)?ts$/.test(path),
    pattern: /\bv7\b.* from 'uuid'/,
    message: 'an id of version 7 comes from newId, which follows the clock back',
  },
  {
    folders: ['client/src'],
    applies: (path) => !path.startsWith('client/src/api/'),
    pattern: /\b(queryKey|mutationKey)\b/,
    message: 'only client/src/api names the keys of what is kept',
  },
  {
    folders: ['client/src'],
    applies: () => true,
    pattern: /\.\.\.\w+ \} = use(Query|Member|CreditScore|LoanLimits)\(/,
    message:
      "the rest of a query's result changes with every breath of it, and draws the page anew each time",
  },
  {
    folders: [
      'loan-terms/src',
      'legal-texts/src',
      'sdk/src',
      'embedded-postgres',
      'server/src',
      'server/test',
      'client/src',
      'e2e',
    ],
    applies: (path) => /[.-](spec|test)\.tsx?$/.test(path),
    pattern: /\b(it|test|describe)\.(only|skip|todo)\b|\b(fit|fdescribe|xit|xdescribe|xtest)\(/,
    message: 'no focused, skipped or promised test lands',
  },
];

/** The rules of the house that no linter here knows. */
export async function checkHouseRules() {
  const findings = RULES.flatMap((rule) =>
    rule.folders
      .flatMap((folder) => listFiles(folder, (name) => name === 'node_modules' || name === 'dist'))
      .filter((path) => CODE.test(path) && rule.applies(path))
      .flatMap((path) =>
        readFileSync(join(root, path), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            rule.pattern.test(line) ? [`${path}:${index + 1}: ${rule.message}`] : [],
          ),
      ),
  );
  return { code: findings.length === 0 ? 0 : 1, output: findings.join('\n') };
}
