import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** These packages are published only as ES modules. */
const ES_ONLY = [
  'msw',
  '@mswjs',
  'rettime',
  'until-async',
  'cookie',
  '@open-draft',
  '@rainbow-me',
  'wagmi',
  '@wagmi',
  'cuer',
  'qr',
  'porto',
  'd3-[a-z-]+',
  'internmap',
  'htmlparser2',
  'entities',
  'dom(handler|utils|elementtype|-serializer)',
];

async function project(name, testEnvironment, more = {}) {
  const config = await withNext({
    displayName: name,
    testEnvironment,
    testMatch: [`<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.sandbox'],
    ...more,
  })();
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${ES_ONLY.join('|')})/)`, '^.+\\.module\\.css$'] };
}

const inBrowser = {
  testEnvironmentOptions: { url: 'http://localhost/' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/dom.ts'],
};

/** The code that decides about money, measured by `npm run test:money`. Every branch must be reachable by a test. */
const MONEY_CORE = [
  'src/tx/',
  ...['instance', 'node', 'node-fault', 'nodes', 'simulate', 'transfers'].map((name) => `src/chain/${name}.ts`),
  'src/chain/swap/',
  'src/domain/swap/',
  'src/domain/order-figures.ts',
  'src/domain/order-phase.ts',
  'src/domain/read-hash.ts',
  'src/domain/known-addresses.ts',
  'src/domain/recipient.ts',
  'src/errors/action-fault.ts',
  'src/errors/swap-fault.ts',
  'src/errors/wallet-error.ts',
  'src/errors/text/swap.ts',
  'src/errors/text/transaction.ts',
  'src/utils/money.ts',
  'src/utils/content-key.ts',
  'src/features/shares/model/',
  'src/parts/order/order-progress-steps.ts',
  'src/parts/order/order-view.ts',
];
/** These files only forward calls to the engine. The flow tests cover them. */
const FORWARDERS = ['!src/tx/hooks.ts', '!src/tx/index.ts'];
const WHOLLY = { branches: 100, functions: 100 };

const jestConfig = async () => ({
  testTimeout: 30_000,
  // A worker that has grown too large is restarted between files.
  workerIdleMemoryLimit: '1GB',
  coverageDirectory: 'coverage',
  coverageReporters: ['text-summary', ['text', { skipFull: true }]],
  collectCoverageFrom: [...MONEY_CORE.map((place) => (place.endsWith('/') ? `${place}**/*.ts` : place)), ...FORWARDERS],
  coverageThreshold: Object.fromEntries(MONEY_CORE.map((place) => [`./${place}`, WHOLLY])),
  projects: [
    await project('unit', 'jest-fixed-jsdom', inBrowser),
    await project('flows', 'jest-fixed-jsdom', inBrowser),
    await project('money', 'jest-fixed-jsdom', inBrowser),
    await project('chain', 'node'),
    await project('walks', 'jest-fixed-jsdom', inBrowser),
    // Each of these tests describes a fault of `docs/limits.md` and fails until the fault is fixed, so no suite runs it.
    await project('known-faults', 'jest-fixed-jsdom', inBrowser),
  ],
});

export default jestConfig;
