// Days are those of the Philippines, wherever a server or a reader is; here both are elsewhere.
process.env.TZ = 'UTC';

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  rootDir: __dirname,
  // Not where tests keep what they throw away.
  cacheDirectory: '<rootDir>/.cache/jest',
  testEnvironment: 'node',
  // Modules that Node can require and jest's own loader cannot: one of @fastify/static, and those of D3.
  transform: { '\\.tsx?$': swc, '/(content-disposition/dist|d3-[a-z-]+|internmap)/.+\\.m?js$': swc },
  transformIgnorePatterns: ['/node_modules/(?!(.+/)?(content-disposition|d3-[a-z-]+|internmap)/)'],
  moduleNameMapper: {
    '^@pautang/embedded-postgres$': '<rootDir>/embedded-postgres/src/index.ts',
    '^@pautang/legal-texts$': '<rootDir>/legal-texts/src/index.ts',
    '^@pautang/legal-texts/(.+)$': '<rootDir>/legal-texts/src/$1.ts',
    '^@pautang/loan-terms$': '<rootDir>/loan-terms/src/index.ts',
    '^@pautang/sdk$': '<rootDir>/sdk/src/index.ts',
    '\\.css$|^~icons/': '<rootDir>/client/src/testing/nothing-to-see.ts',
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/'],
};

/** Where a server, a database or a browser does the work, and nothing is put in the place of a module. */
const real = {
  ...common,
  runtime: '<rootDir>/scripts/test-runtime.cjs',
  testEnvironment: '<rootDir>/scripts/test-environment.cjs',
};

/** What `npm test` and `npm run check` run in the place of a project's files: scripts/lib/together.mjs writes it. */
const orTogether = (project, files) =>
  process.env.TESTS_TOGETHER === 'true' ? [`<rootDir>/.cache/together/${project}/*spec.ts`] : files;

/** What moves money, in each way, lets members in, and is done by jobs. Which nodes each statement asks is looked at by itself. */
const ON_CITUS = [
  'ledger',
  'withdrawal',
  'loan-application',
  'repayments',
  'cancellation',
  'whole-life',
  'incoming-payments',
  'payments-in-suspense',
  'payment-claims',
  'refunds',
  'top-up',
  'write-offs',
  'write-offs-told',
  'housekeeping',
  'application-lapse',
  'session',
  'sign-ins-at-once',
].join();

module.exports = {
  testSequencer: '<rootDir>/scripts/test-order.cjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      // What a test puts in the place of something is gone with it, also for those of other files that are run after it.
      restoreMocks: true,
      // What computes asks for these all the time; in the sandbox of a test file each look-up costs as much as a call.
      sandboxInjectedGlobals: ['Array', 'BigInt', 'Map', 'Math', 'Number', 'Object', 'Set', 'String'],
      setupFilesAfterEnv: ['<rootDir>/server/test/support/patience.ts'],
      testMatch: orTogether('unit', [
        '<rootDir>/{{loan-terms,legal-texts,server,sdk,client}/src,client/vite}/**/*.spec.{ts,tsx}',
      ]),
    },
    {
      ...real,
      displayName: 'integration',
      setupFilesAfterEnv: ['<rootDir>/server/test/support/patience.ts'],
      testMatch: orTogether('integration', [
        '<rootDir>/{server/test/integration,embedded-postgres/test}/**/*.int-spec.ts',
      ]),
      globalSetup: '<rootDir>/server/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/server/test/support/global-teardown.ts',
    },
    // Where Citus is installed: what moves money, on three nodes.
    {
      ...real,
      displayName: 'citus',
      setupFilesAfterEnv: ['<rootDir>/server/test/support/patience.ts'],
      testMatch: orTogether('citus', [
        '<rootDir>/server/test/citus/*.int-spec.ts',
        `<rootDir>/server/test/integration/{${ON_CITUS}}.int-spec.ts`,
      ]),
      globalSetup: '<rootDir>/server/test/support/global-setup-citus.ts',
      globalTeardown: '<rootDir>/server/test/support/global-teardown.ts',
    },
    {
      ...real,
      displayName: 'e2e',
      testMatch: orTogether('e2e', ['<rootDir>/e2e/**/*.e2e-spec.ts']),
      globalSetup: '<rootDir>/e2e/support/global-setup.ts',
      globalTeardown: '<rootDir>/e2e/support/global-teardown.ts',
    },
    // What a person asks for by its name: npm run lighthouse, screenshots, slides.
    {
      ...real,
      displayName: 'tools',
      testMatch: ['<rootDir>/e2e/tools/*.ts'],
      globalSetup: '<rootDir>/e2e/support/global-setup.ts',
      globalTeardown: '<rootDir>/e2e/support/global-teardown.ts',
    },
  ],
};
