import next from 'eslint-config-next/core-web-vitals';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { readdirSync } from 'node:fs';
import noParsingFormattedText from './scripts/lib/lint/no-parsing-formatted-text.mjs';
import plainWords from './scripts/lib/lint/plain-words.mjs';
import { safeLookup } from './scripts/lib/lint/safe-lookup.mjs';
import { EVERYWHERE, FLOATS_IN_MONEY, LITERAL_KEYS, PHYSICAL_PROPERTIES } from './scripts/lib/lint/syntax.mjs';

const fnx = {
  rules: {
    'no-parsing-formatted-text': noParsingFormattedText,
    'plain-words': plainWords,
    'safe-lookup': safeLookup,
  },
};

/** A folder may import only from its own layer and the layers before it. */
const LAYERS =
  'utils config < errors < api < domain chain session settings theme < ui < wallet < tx < parts < features < shell';
const ENGINE_LAYERS = 'tx/request < tx/journal < tx/service < tx/search < tx/kinds < tx/watch < tx/submit';
const layersIn = (order) => order.split(' < ').map((layer) => layer.split(' '));
const ALL = layersIn(LAYERS).flat();
const folder = (name) => `./src/${name}`;

function upwardIn(order) {
  const layers = layersIn(order);
  return layers.slice(0, -1).flatMap((layer, height) => {
    const above = layers.slice(height + 1).flat();
    const message = `Imports point one way: ${order}.`;
    return layer.map((target) => ({ target: folder(target), from: above.map(folder), message }));
  });
}

const features = readdirSync('./src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const betweenFeatures = features.map((name) => ({
  target: folder(`features/${name}`),
  from: './src/features',
  except: [`./${name}`],
  message:
    'A feature never imports another: what two share moves down, what joins two is composed in shell or the page.',
}));

const zones = [
  ...upwardIn(LAYERS),
  ...upwardIn(ENGINE_LAYERS),
  ...betweenFeatures,
  { target: folder('utils'), from: folder('config'), message: 'utils is pure and must not import config.' },
  {
    target: folder('chain'),
    from: ['domain', 'session', 'settings', 'theme'].map(folder),
    message: 'chain must not depend on the product.',
  },
  {
    target: folder('domain'),
    from: ['chain', 'session', 'settings', 'theme'].map(folder),
    message: 'domain is pure: pass it what it needs.',
  },
  {
    target: folder('ui'),
    from: ['domain', 'chain'].map(folder),
    message: 'ui must not depend on the product or the chain.',
  },
  {
    target: './src/sandbox',
    from: ALL.filter((name) => !['utils', 'config', 'api'].includes(name)).map(folder),
    message: 'The sandbox imports only utils, config, api/contract and the cipher.',
  },
  {
    target: './src/sandbox',
    from: folder('api'),
    except: ['./contract', './cipher.ts', './ciphertext.ts'],
    message: 'From api, the sandbox may import only the contract and the cipher.',
  },
  {
    target: ['./src/!(sandbox)/**/*', './pages'],
    from: './src/sandbox',
    except: ['./client.ts'],
    message: 'Import the sandbox only through src/sandbox/client.ts.',
  },
  {
    target: ['./src/!(proxy)/**/*'],
    from: './src/proxy',
    // The code that renders pages may import the limits of the proxy.
    except: ['accepts', 'announced-body', 'caller', 'own-connection', 'plain-page', 'rate-limit', 'request-line'].map(
      (name) => `./${name}.ts`,
    ),
    message: 'Only pages/api may import the proxies.',
  },
  {
    target: ['./src/!(server)/**/*'],
    from: './src/server',
    message: 'Only the server reads the data of pages. Pages pass it to their screens.',
  },
  { target: ALL.map(folder), from: './src/monitoring', message: 'Only the server counts and logs.' },
  { target: './src/server', from: './src/shell', message: 'src/server supplies data and must not import the shell.' },
];

const WALLET_PACKAGES = ['wagmi', 'wagmi/*', '@wagmi/*', 'viem', 'viem/*', '@rainbow-me/*'];
const ZOD = [
  { name: 'zod', message: "Use `import * as z from 'zod/mini'`: one page with classic zod makes every page heavier." },
  { name: 'zod/v4', message: "Use `import * as z from 'zod/mini'`." },
];

const restricted = (patterns, paths = ZOD) => ['error', { paths, patterns }];
const FEATURE_INSIDES = {
  group: ['@/features/*/*'],
  message: "From outside a feature, import its index: '@/features/<name>'.",
};
const NO_WALLET_PACKAGES = {
  group: WALLET_PACKAGES,
  message:
    'Only src/wallet knows wagmi and RainbowKit, and only src/chain and src/wallet viem’s clients; use wallet/facade.',
};
const NO_CONNECTING = {
  group: ['wagmi', 'wagmi/*', '@wagmi/*', '@rainbow-me/*'],
  message: 'Only src/wallet may connect and sign.',
};
const NO_CLIENTS = { group: ['viem/actions'], message: 'Call nodes through src/chain and wallets through src/wallet.' };
const NO_REACT = { group: ['react'], message: 'The engine and the rules must not import React, except in tx/hooks.' };
const CLIMBING = { group: ['../../../*'], message: "Use '@/…' instead of climbing." };

const config = [
  { ignores: ['node_modules/**', '.next*/**', '.sandbox/**', 'next-env.d.ts', 'test-results/**', 'coverage/**'] },
  ...next,
  ...tseslint.configs.strict.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { maxDepth: 6 }],
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      'max-depth': ['error', 3],
      'no-restricted-syntax': ['error', ...EVERYWHERE],
      'no-restricted-imports': restricted([FEATURE_INSIDES, CLIMBING]),
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'lorem', 'coming soon'], location: 'anywhere' },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/{api,domain,errors,features,parts,session,settings,server,shell,tx,ui,wallet}/**/*.{ts,tsx}'],
    plugins: { fnx },
    languageOptions: { parserOptions: { projectService: true } },
    rules: { 'fnx/safe-lookup': 'error' },
  },
  // These files check URLs themselves, so they may test prefixes.
  {
    files: ['src/utils/link-target.ts', 'src/{proxy,config,sandbox}/**/*.ts', 'src/api/contract/shared/scalars.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PHYSICAL_PROPERTIES] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
    ignores: ['src/wallet/**', 'src/sandbox/**', 'src/{chain,tx,domain}/**'],
    rules: { 'no-restricted-imports': restricted([FEATURE_INSIDES, CLIMBING, NO_WALLET_PACKAGES]) },
  },
  {
    files: ['src/chain/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': restricted([FEATURE_INSIDES, CLIMBING, NO_CONNECTING]) },
  },
  {
    files: ['src/{tx,domain}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': restricted([FEATURE_INSIDES, CLIMBING, NO_CONNECTING, NO_CLIENTS]) },
  },
  {
    files: ['src/{tx,domain}/**/*.{ts,tsx}'],
    ignores: ['src/tx/hooks.ts'],
    rules: { 'no-restricted-imports': restricted([FEATURE_INSIDES, CLIMBING, NO_CONNECTING, NO_CLIENTS, NO_REACT]) },
  },
  {
    files: ['src/{domain,features,parts,session,settings,shell,tx,ui,wallet}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...LITERAL_KEYS] },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': restricted([
        FEATURE_INSIDES,
        NO_WALLET_PACKAGES,
        {
          group: ['axios', '@tanstack/*', 'next/router'],
          message: 'ui must not import calls, the cache or the router.',
        },
      ]),
    },
  },
  {
    files: ['src/utils/money*.ts', 'src/tx/**/*.ts', 'src/features/*/model/**/amount*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...LITERAL_KEYS, ...FLOATS_IN_MONEY] },
  },
  {
    files: ['src/chain/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...FLOATS_IN_MONEY] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}', 'scripts/**/*.{ts,tsx}'],
    plugins: { fnx },
    rules: { 'fnx/no-parsing-formatted-text': 'error' },
  },
  { files: ['**/*.{ts,tsx}'], plugins: { fnx }, rules: { 'fnx/plain-words': 'error' } },
  { files: ['pages/**/*.tsx'], ignores: ['pages/_*.tsx'], rules: { 'max-lines': ['error', { max: 40 }] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': restricted([]),
      '@typescript-eslint/no-non-null-assertion': 'off',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  // This file translates physical properties into logical ones, so it has to name both.
  { files: ['src/theme/logical.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['*.js', 'src/config/*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
];

export default config;
