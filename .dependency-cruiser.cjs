/**
 * A module may know those before it, and none after it. `auth`, `profile`, `misc`,
 * `notices` and `data-rights`, which asks `auth` for the password, are known by no module.
 */
const modules = [
  'upload',
  'currency',
  'member',
  'ledger',
  'credit',
  'loan',
  'wallet',
  'servicing',
  'refunds',
  'payments',
  'documents',
  'reports',
  'webhooks',
];
const entrances = ['auth', 'profile', 'misc', 'data-rights', 'notices'];

/** The boundaries between the rooms of the house; `npm run check` holds the code to them. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      // An icon is made by the build.
      to: { couldNotResolve: true, pathNot: '^~icons/' },
    },
    {
      name: 'modules-keep-their-tables',
      comment: "A module reaches another one's data through its service, never through repository or entity.",
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/' },
      to: {
        path: '^server/src/modules/[^/]+/.*[.](repository|entity)[.]ts$',
        pathNot: '^server/src/modules/$1/',
      },
    },
    ...modules.map((name, index) => ({
      name: `modules-in-their-order-${name}`,
      severity: 'error',
      from: { path: `^server/src/modules/${name}/` },
      to: { path: `^server/src/modules/(${[...modules.slice(index + 1), ...entrances].join('|')})/` },
    })),
    {
      name: 'platform-below-modules',
      severity: 'error',
      from: { path: '^server/src/(platform|config)/' },
      to: { path: '^server/src/modules/' },
    },
    {
      name: 'features-stay-apart',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
    },
    {
      name: 'shared-client-code-below-features',
      severity: 'error',
      from: { path: '^client/src/(api|components|lib)/' },
      to: { path: '^client/src/(features|routes)/' },
    },
    {
      name: 'server-state-in-one-place',
      comment: 'What is called, under which key it is kept and what makes it stale stands in client/src/api.',
      severity: 'error',
      from: { path: '^client/src/', pathNot: '^client/src/api/' },
      to: { path: '^sdk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-without-server',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(server|embedded-postgres|e2e)/' },
    },
    {
      name: 'server-without-client',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(client|e2e)/' },
    },
    {
      name: 'loan-terms-alone',
      severity: 'error',
      from: { path: '^loan-terms/' },
      to: { path: '^(server|client|sdk|e2e)/' },
    },
    {
      name: 'loan-terms-without-io',
      severity: 'error',
      from: { path: '^loan-terms/src/', pathNot: '[.]spec[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'legal-texts-alone',
      comment: 'What is written in an agreement is the same in a page and in a document of the server.',
      severity: 'error',
      from: { path: '^legal-texts/' },
      to: { path: '^(server|client|sdk|e2e)/' },
    },
    {
      name: 'legal-texts-without-io',
      severity: 'error',
      from: { path: '^legal-texts/src/', pathNot: '[.]spec[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sdk-alone',
      severity: 'error',
      from: { path: '^sdk/' },
      to: { path: '^(server|client|loan-terms|legal-texts|e2e)/' },
    },
    {
      name: 'embedded-postgres-alone',
      severity: 'error',
      from: { path: '^embedded-postgres/' },
      to: { path: '^(server|client|sdk|loan-terms|legal-texts|e2e)/' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: '([.]spec[.]tsx?$|/testing/)' },
      to: {
        path: '([.](int-|e2e-)?spec[.]tsx?$|^(server|embedded-postgres)/test/|^(client|loan-terms)/src/testing/)',
      },
    },
  ],
  options: {
    doNotFollow: { path: ['(^|/)node_modules/', '(^|/)dist/'] },
    exclude: { path: ['^sdk/src/generated/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['main', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
