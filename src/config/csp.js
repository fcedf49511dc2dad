/**
 * The security headers. A policy belongs to the document and survives client navigation, so there are three zones:
 * base, captcha (log in, sign up, contact) and kyc. Links between zones load a full document.
 */
const { createHash } = require('node:crypto');
const { beforePaintScript } = require('./before-paint.js');

const INLINE_SCRIPT = `'sha256-${createHash('sha256').update(beforePaintScript).digest('base64')}'`;

const WALLET_CONNECTIONS = [
  'wss://relay.walletconnect.org',
  'wss://relay.walletconnect.com',
  'https://rpc.walletconnect.org',
  'https://pulse.walletconnect.org',
  'https://api.web3modal.org',
  'https://verify.walletconnect.org',
  'wss://www.walletlink.org',
  'https://metamask-sdk.api.cx.metamask.io',
  'wss://metamask-sdk.api.cx.metamask.io',
];
const WALLET_FRAMES = ['https://verify.walletconnect.org', 'https://verify.walletconnect.com'];

const ZONES = {
  base: {},
  captcha: {
    'script-src': ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  kyc: {},
};

const DEVELOPMENT = { 'script-src': ["'unsafe-eval'", "'unsafe-inline'"], 'connect-src': ['ws:'] };

const base = (dev) => ({
  // The other fetch directives are set below. Firefox applies `default-src` to the router's prefetches.
  'default-src': ["'self'"],
  // A hash would disable 'unsafe-inline', which development needs.
  'script-src': ["'self'", ...(dev ? [] : [INLINE_SCRIPT])],
  'script-src-attr': ["'none'"],
  // Any hash or nonce here breaks emotion, which inserts its own style elements.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...WALLET_CONNECTIONS],
  'frame-src': WALLET_FRAMES,
  'manifest-src': ["'self'"],
  'worker-src': ["'none'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/**
 * @typedef {{ dev?: boolean; identityOrigin?: string }} Options `identityOrigin` applies to the kyc zone only.
 * @typedef {'base' | 'captcha' | 'kyc'} Zone
 */

/** @param {Zone} zone @param {Options} [options] */
function policyFor(zone, { dev = false, identityOrigin } = {}) {
  const policy = base(dev);
  const framed = zone === 'kyc' && identityOrigin ? { 'frame-src': [identityOrigin] } : {};
  for (const extra of [ZONES[zone], framed, dev ? DEVELOPMENT : {}]) {
    for (const [directive, sources] of Object.entries(extra)) policy[directive] = [...policy[directive], ...sources];
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** @param {Zone} zone @param {Options} [options] */
const permissionsFor = (zone, { identityOrigin } = {}) => {
  const camera = zone === 'kyc' && identityOrigin ? `(self "${identityOrigin}")` : '()';
  return [
    `camera=${camera}`,
    `microphone=${camera}`,
    'geolocation=()',
    'payment=()',
    'display-capture=()',
    'browsing-topics=()',
    'serial=()',
    'usb=(self)',
    'hid=(self)',
  ].join(', ');
};

/** @param {Zone} zone @param {Options} [options] */
const headersFor = (zone, options) => [
  { key: 'Content-Security-Policy', value: policyFor(zone, options) },
  { key: 'Permissions-Policy', value: permissionsFor(zone, options) },
];

const NOSNIFF = { key: 'X-Content-Type-Options', value: 'nosniff' };
const COMMON_HEADERS = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Safari and older versions of Chrome apply the policy to their PDF viewer, which is a plugin with inline styles. */
const PDF_HEADERS = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  },
  { key: 'Content-Disposition', value: 'inline' },
];

module.exports = { policyFor, headersFor, COMMON_HEADERS, NOSNIFF, PDF_HEADERS };
