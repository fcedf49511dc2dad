const { join } = require('node:path');
const { PHASE_DEVELOPMENT_SERVER } = require('next/constants');
const { COMMON_HEADERS, headersFor, NOSNIFF, PDF_HEADERS } = require('./src/config/csp.js');

/** The zone of each document. A test compares it with src/config/routes.ts. */
const ZONE_SOURCES = [
  ['base', '/((?!auth/|contactus$|kyc$).*)'],
  ['captcha', '/auth/:path*'],
  ['captcha', '/contactus'],
  ['kyc', '/kyc'],
];

/** src/wallet/wallets/qr-grid.ts explains why this module is replaced. */
const isCodeOfCuer = ({ context }) => /[\\/]cuer[\\/]/.test(context);

/**
 * Libraries of wallets, which only browsers load, and a library that resizes pictures, which the app never does.
 * Without them, a release is half as large. `scripts/pack-build.ts` checks that each page loads without them.
 */
const NOT_LOADED_BY_SERVER = ['@rainbow-me', '@wagmi', 'wagmi', '@img', 'sharp'].map(
  (name) => `node_modules/${name}/**`,
);

const POLYFILLS_OF_NEXT = join(__dirname, 'node_modules/next/dist/build/polyfills/polyfill-module.js');

const CARD_HEADERS = [
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  { key: 'Cache-Control', value: 'public, max-age=86400' },
];

const ENGRAVED_HEADERS = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/** @param {string} phase @returns {import('next').NextConfig} */
module.exports = (phase) => {
  const dev = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    distDir: process.env.NEXT_DIST_DIR || '.next',
    // `standalone` writes a folder that runs without node_modules. A build with the sandbox wallet is never deployed,
    // so it has no such folder.
    output: dev || process.env.NEXT_PUBLIC_SANDBOX ? undefined : 'standalone',
    // Without this setting, a lock file in a parent folder would move server.js to a subfolder.
    outputFileTracingRoot: __dirname,
    // Files that the server never loads. The list of files is only needed for a release, and takes a third of a build.
    outputFileTracingExcludes: { '**': process.env.NEXT_PUBLIC_SANDBOX ? ['**'] : NOT_LOADED_BY_SERVER },
    // Next does not replace an unset NEXT_PUBLIC_*, so the code behind it would stay in the build.
    env: {
      NEXT_PUBLIC_SANDBOX: process.env.NEXT_PUBLIC_SANDBOX ?? '',
      NEXT_PUBLIC_APP_NAME: process.env.NEXT_PUBLIC_APP_NAME ?? 'FNX',
    },
    reactStrictMode: true,
    poweredByHeader: false,
    // Some calls of the contract end in a slash, which Next would redirect.
    skipTrailingSlashRedirect: true,
    allowedDevOrigins: ['127.0.0.1', 'localhost'],
    devIndicators: false,
    // All pictures have their final size, so this disables the endpoint that would resize them.
    images: { unoptimized: true },
    // Regenerated pages stay in memory, so a restart begins with the pages of the build. The router filter is only
    // useful with the app router, and its code would be on every page.
    experimental: { isrFlushToDisk: false, clientRouterFilter: false },
    // `npm run types` checks all types, tests included.
    typescript: { ignoreBuildErrors: true },
    headers: async () => [
      { source: '/:path*', headers: COMMON_HEADERS },
      { source: '/cards/:path*', headers: CARD_HEADERS },
      { source: '/engraved/:path*', headers: ENGRAVED_HEADERS },
      // This URL contains a token until the first script has run, so browsers must never send it as a referrer,
      // even to our server.
      { source: '/auth/reset', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
      // The development server serves one of its scripts as JSON.
      { source: dev ? '/((?!_next/static/development/).*)' : '/:path*', headers: [NOSNIFF] },
      ...ZONE_SOURCES.map(([zone, source]) => ({ source, headers: headersFor(zone, { dev }) })),
      { source: '/papers/:file([\\w.-]+\\.pdf)', headers: PDF_HEADERS },
    ],
    webpack: (config, { webpack, isServer }) => {
      // A script of every page lists the names of all lazy chunks. Shorter hashes are still unique and save 1 KiB.
      if (!isServer) config.output.hashDigestLength = 7;
      // Shared code becomes a separate chunk only if it is large: many small files made a page 1 to 3 KiB larger.
      if (!isServer && !dev) config.optimization.splitChunks.minSize = 30_000;
      // Optional dependencies of the wallet libraries that browsers never need.
      config.externals.push('pino-pretty', 'lokijs', 'encoding');
      config.resolve.alias['@react-native-async-storage/async-storage'] = false;
      // Axios uses XMLHttpRequest here. Its fetch adapter would add 4 KiB to every page with a form.
      if (!isServer) config.resolve.alias[join(__dirname, 'node_modules/axios/lib/adapters/fetch.js')] = false;
      // Browsers that run the other scripts of Next have all that this file adds, except for `URL.canParse`.
      if (!isServer) config.resolve.alias[POLYFILLS_OF_NEXT] = join(__dirname, 'src/utils/url-can-parse.ts');
      // Emotion imports it for `withTheme`, which is unused here. It would add 1 KiB to every page.
      config.resolve.alias['hoist-non-react-statics'] = false;
      config.plugins.push(
        new webpack.NormalModuleReplacementPlugin(/^\.\/QrCode(\.js)?$/, (asked) => {
          if (isCodeOfCuer(asked)) asked.request = require.resolve('./src/wallet/wallets/qr-grid.ts');
        }),
      );
      return config;
    },
  };
};
