const { join } = require('node:path');
const { PHASE_DEVELOPMENT_SERVER } = require('next/constants');
const { COMMON_HEADERS, headersFor, NOSNIFF } = require('./src/config/csp.js');

/** Which documents are in which zone; src/config/routes.ts says the same of each route, and a test compares them. */
const ZONE_SOURCES = [
  ['base', '/((?!auth/|contactus$|kyc$).*)'],
  ['captcha', '/auth/:path*'],
  ['captcha', '/contactus'],
  ['kyc', '/kyc'],
];

/** The part of RainbowKit's codes to scan that breaks; src/wallet/wallets/qr-grid.ts says why. */
const isCodeOfCuer = ({ context }) => /[\\/]cuer[\\/]/.test(context);

const CARD_HEADERS = [
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  { key: 'Cache-Control', value: 'public, max-age=86400' },
];

/** Their names have their versions. */
const ENGRAVED_HEADERS = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/** @param {string} phase @returns {import('next').NextConfig} */
module.exports = (phase) => {
  const dev = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    distDir: process.env.NEXT_DIST_DIR || '.next',
    // An unset NEXT_PUBLIC_* is not replaced, and what stands behind it would stay in the build.
    env: {
      NEXT_PUBLIC_SANDBOX: process.env.NEXT_PUBLIC_SANDBOX ?? '',
      NEXT_PUBLIC_APP_NAME: process.env.NEXT_PUBLIC_APP_NAME ?? 'FNX',
    },
    reactStrictMode: true,
    poweredByHeader: false,
    // Next makes one anew for each answer, letter by letter in JavaScript: half of what a page that stands ready costs.
    generateEtags: false,
    // The contract has calls that end in a slash; Next would answer them with a redirect.
    skipTrailingSlashRedirect: true,
    allowedDevOrigins: ['127.0.0.1', 'localhost'],
    devIndicators: false,
    // Every picture is drawn or built here, none is made smaller on request: the address that would do it is not there.
    images: { unoptimized: true },
    // A build stays as it was built: pages that are made again stand in memory, and a restart begins with the build's.
    // The filter of the app router's paths has nothing to tell apart here, and its code would stand in every page.
    experimental: { isrFlushToDisk: false, clientRouterFilter: false },
    // `npm run types` checks everything, tests included; a build does not check it all a second time.
    typescript: { ignoreBuildErrors: true },
    headers: async () => [
      { source: '/:path*', headers: COMMON_HEADERS },
      // Pictures of shared links are shown by other sites.
      { source: '/cards/:path*', headers: CARD_HEADERS },
      { source: '/engraved/:path*', headers: ENGRAVED_HEADERS },
      // Its address holds a token until the first script has run: not even our own server is told it a second time.
      { source: '/auth/reset', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
      // The development server sends one of its own scripts as JSON.
      { source: dev ? '/((?!_next/static/development/).*)' : '/:path*', headers: [NOSNIFF] },
      ...ZONE_SOURCES.map(([zone, source]) => ({ source, headers: headersFor(zone, { dev }) })),
    ],
    webpack: (config, { webpack, isServer }) => {
      // The names of all late parts stand in a script of every page: half the digits tell versions apart, and save 0.7 KiB.
      if (!isServer) config.output.hashDigestLength = 8;
      // One version for all parts that load late: with one of its own for each, that script was 2 KiB longer on every page.
      if (!isServer && !dev)
        config.output.chunkFilename = config.output.chunkFilename.replace('contenthash', 'fullhash');
      // What several pages share is parted from them only where it is large: a page of many small files weighs 1 to 3 KiB more.
      if (!isServer && !dev) config.optimization.splitChunks.minSize = 30_000;
      // Optional parts of the wallet libraries that a browser never needs.
      config.externals.push('pino-pretty', 'lokijs', 'encoding');
      config.resolve.alias['@react-native-async-storage/async-storage'] = false;
      // Axios sends by XMLHttpRequest here; its other adapter would be 4 KiB on every page with a form.
      if (!isServer) config.resolve.alias[join(__dirname, 'node_modules/axios/lib/adapters/fetch.js')] = false;
      // Emotion imports it for `withTheme`, which nothing here uses: 1 KiB on every page.
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
