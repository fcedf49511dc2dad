/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { appConfigSchema } from '@/config/app-config';
import { InvalidEnvironment, readServerEnv } from '@/config/server-env';

const GOOD = {
  TOKEN_SERVICE_URL: 'https://service.example',
  RPC_URLS: 'https://a.example/key, https://b.example',
  FNX_TOKEN_ADDRESS: `0x${'aB'.repeat(20)}`,
  USDT_TOKEN_ADDRESS: `0x${'cD'.repeat(20)}`,
  PAY_ADDRESS: `0x${'eF'.repeat(20)}`,
};
const read = (change: Record<string, string | undefined> = {}) =>
  readServerEnv({ ...GOOD, ...change } as unknown as NodeJS.ProcessEnv);

test('the server starts with only the required variables, and BNB Smart Chain is the default', () => {
  const env = read();
  expect(env.rpcUrls).toEqual(['https://a.example/key', 'https://b.example']);
  expect(env.browser).toMatchObject({
    chain: { id: 56, name: 'BNB Smart Chain' },
    rpcPaths: ['/api/rpc/0', '/api/rpc/1'],
    walletConnectProjectId: null,
    captchaSiteKey: null,
  });
});

test('the browser’s configuration matches its schema, and contains no URL of a server', () => {
  const { browser } = read({ WALLETCONNECT_PROJECT_ID: 'a'.repeat(32), RECAPTCHA_SITE_KEY: 'key' });
  expect(appConfigSchema.safeParse(browser).success).toBe(true);
  expect(JSON.stringify(browser)).not.toMatch(/service\.example|a\.example|b\.example/);
});

const EXCHANGE = {
  SWAP_ROUTER_ADDRESS: `0x${'01'.repeat(20)}`,
  SWAP_FACTORY_ADDRESS: `0x${'02'.repeat(20)}`,
  WBNB_ADDRESS: `0x${'03'.repeat(20)}`,
  SWAP_FEE_BPS: '25',
};

const ROUTER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('the browser gets a complete exchange with its vault', () => {
  const { browser } = read({ ...EXCHANGE, VAULT_ADDRESS: `0x${'04'.repeat(20)}` });
  expect(browser).toMatchObject({
    swap: { router: EXCHANGE.SWAP_ROUTER_ADDRESS, factory: EXCHANGE.SWAP_FACTORY_ADDRESS, feeBps: 25 },
    vault: `0x${'04'.repeat(20)}`,
  });
  expect(browser.swap?.wbnb).toBe(EXCHANGE.WBNB_ADDRESS);
  expect(appConfigSchema.safeParse(browser).success).toBe(true);
});

test.each(['1', '25', '30', '100'])('a pool fee of %s ten-thousandths is accepted', (fee) => {
  expect(read({ ...EXCHANGE, SWAP_FEE_BPS: fee }).browser.swap?.feeBps).toBe(Number(fee));
});

test.each([
  ['SWAP_ROUTER_ADDRESS', 'SWAP_FACTORY_ADDRESS'],
  ['SWAP_FACTORY_ADDRESS', 'WBNB_ADDRESS'],
  ['FNX_TOKEN_ADDRESS', 'WBNB_ADDRESS'],
  ['USDT_TOKEN_ADDRESS', 'SWAP_ROUTER_ADDRESS'],
  ['FNX_TOKEN_ADDRESS', 'USDT_TOKEN_ADDRESS'],
  ['SWAP_ROUTER_ADDRESS', 'PAY_ADDRESS'],
  ['USDT_TOKEN_ADDRESS', 'VAULT_ADDRESS'],
])('%s and %s cannot be the same address, in any letter case', (one, other) => {
  const spelling = { [one]: ROUTER, [other]: ROUTER.toLowerCase() };
  expect(() => read({ ...EXCHANGE, ...spelling })).toThrow(
    new RegExp(`${other} is the same address as ${one}: one of the two is wrong`),
  );
});

test('the bank’s pay address and its vault can be the same', () => {
  const { payAddress, vault } = read({ ...EXCHANGE, VAULT_ADDRESS: GOOD.PAY_ADDRESS }).browser;
  expect(vault).toBe(payAddress);
});

test.each(['FNX_TOKEN_ADDRESS', 'PAY_ADDRESS', 'SWAP_ROUTER_ADDRESS', 'WBNB_ADDRESS', 'VAULT_ADDRESS'])(
  '%s is accepted in lower case or with its checksum, and not in capitals',
  (name) => {
    const reading = (address: string) => () => read({ ...EXCHANGE, [name]: address });
    expect(reading(ROUTER)).not.toThrow();
    expect(reading(ROUTER.toLowerCase())).not.toThrow();
    expect(reading(`0x${ROUTER.slice(2).toUpperCase()}`)).toThrow(new RegExp(`${name} must not be in capitals`));
  },
);

test('the configuration of a deployment without an exchange has neither an exchange nor a vault', () => {
  const { swap, swapRouter, vault } = read().browser;
  expect([swap, swapRouter, vault]).toEqual([undefined, undefined, undefined]);
});

test.each(Object.keys(EXCHANGE))(
  'an exchange without its %s stops the server, and the message lists all four variables',
  (missing) => {
    const parts = { ...EXCHANGE, [missing]: ' ' };
    expect(() => read(parts)).toThrow(InvalidEnvironment);
    expect(() => read(parts)).toThrow(
      new RegExp(`${missing} is missing: set all of ${Object.keys(EXCHANGE).join(', ')}`),
    );
  },
);

test.each(Object.entries(EXCHANGE))(
  '%s alone stops the server, and the message lists the other three variables',
  (name, value) => {
    const others = Object.keys(EXCHANGE).filter((other) => other !== name);
    expect(() => read({ [name]: value })).toThrow(
      new RegExp(others.map((other) => `${other} is missing: set all`).join('[^]*')),
    );
  },
);

test('a missing part of an exchange is reported together with all other faults', () => {
  expect(() => read({ ...EXCHANGE, WBNB_ADDRESS: undefined, CHAIN_ID: 'x' })).toThrow(
    /CHAIN_ID must be[^]*WBNB_ADDRESS is missing: set all/,
  );
});

test.each([
  ['LISTEN_ADDRESS', 'localhost'],
  ['REDIS_URL', 'redis'],
  ['REDIS_URL', 'http://127.0.0.1:6379'],
  ['REDIS_URL', 'redis:///0'],
  ['REDIS_URL', 'redis://127.0.0.1:6379/first'],
  ['REDIS_URL', 'redis://:100%@127.0.0.1:6379'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '65536'],
  ['METRICS_PORT', '127.0.0.1:9100'],
  ['LOG_FORMAT', 'xml'],
  ['REPORTS', 'yes'],
  ['DEMONSTRATION', 'yes'],
  ['DRAIN_SECONDS', '61'],
  ['DRAIN_SECONDS', '-1'],
  ['KEEP_ALIVE_TIMEOUT', '75s'],
  ['TOKEN_SERVICE_URL', undefined],
  ['TOKEN_SERVICE_URL', ''],
  ['TOKEN_SERVICE_URL', 'service.example'],
  ['TOKEN_SERVICE_URL', 'ftp://service.example'],
  ['TOKEN_SERVICE_URL', 'https://name:password@service.example'],
  ['TOKEN_SERVICE_URL', 'https://service.example/?key=1'],
  ['RPC_URLS', undefined],
  ['RPC_URLS', ','],
  ['RPC_URLS', 'https://a.example, nonsense'],
  ['RPC_URLS', Array(6).fill('https://a.example').join(',')],
  ['RPC_URLS', 'https://a.example, https://name:100%@b.example'],
  ['RPC_URLS', 'https://name%ff@a.example'],
  ['ENS_RPC_URL', 'https://name:100%@a.example'],
  ['FNX_TOKEN_ADDRESS', '0x1'],
  ['USDT_TOKEN_ADDRESS', 'usdt'],
  ['PAY_ADDRESS', '0x1'],
  ['SWAP_ROUTER_ADDRESS', 'router'],
  ['SWAP_FACTORY_ADDRESS', '0x1'],
  ['WBNB_ADDRESS', `0x${'g'.repeat(40)}`],
  ['SWAP_FEE_BPS', '0.25'],
  ['SWAP_FEE_BPS', '-25'],
  ['SWAP_FEE_BPS', '0'],
  ['SWAP_FEE_BPS', '101'],
  ['SWAP_FEE_BPS', '025'],
  ['SWAP_FEE_BPS', '9999'],
  ['SWAP_FEE_BPS', '10000'],
  ['VAULT_ADDRESS', '0x1'],
  ['CHAIN_ID', 'fifty-six'],
  ['EXPLORER_URL', 'javascript:alert(1)'],
  ['WALLET_RPC_URL', 'wss://a.example'],
  ['WALLETCONNECT_PROJECT_ID', 'short'],
  ['SUMSUB_ORIGIN', 'in.sumsub.com'],
  ['SUMSUB_ORIGIN', 'http://in.sumsub.com'],
  ['SUMSUB_ORIGIN', 'https://in.sumsub.com/'],
  ['SUMSUB_ORIGIN', 'https://in.sumsub.com/websdk'],
  ['SUMSUB_ORIGIN', 'https://name@in.sumsub.com'],
  ['SUMSUB_ORIGIN', 'https://IN.sumsub.com'],
  ['SUMSUB_ORIGIN', 'https://*.sumsub.com'],
  ['SUMSUB_ORIGIN', 'https://in.sumsub.com;script-src'],
  ['SUMSUB_ORIGIN', 'https://in.sumsub.com"'],
  ['SUMSUB_ORIGIN', 'https://one.example, https://two.example'],
  ['SUMSUB_ORIGIN', 'data:text/html,x'],
  ['RPC_REQUESTS_PER_MINUTE', '-5'],
  ['TRUSTED_PROXY_HOPS', 'one'],
])('%s = %j stops the server with the variable’s name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(InvalidEnvironment);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`\\b${name}\\b`));
});

test.each(['https://in.sumsub.com', 'https://in.sumsub.com:8443', 'http://127.0.0.1:4000', 'http://localhost:4000'])(
  'identities are verified at %s, and the browser gets the origin and the level',
  (origin) => {
    const { browser } = read({ SUMSUB_ORIGIN: origin, SUMSUB_LEVEL: 'basic' });
    expect(browser.identity).toEqual({ origin, level: 'basic' });
    expect(appConfigSchema.safeParse(browser).success).toBe(true);
    expect(read({ SUMSUB_ORIGIN: origin }).browser.identity).toEqual({ origin, level: undefined });
  },
);

test('a deployment without an origin verifies no identity, and a level without an origin stops the server', () => {
  expect(read().browser.identity).toBeUndefined();
  expect(() => read({ SUMSUB_LEVEL: 'basic' })).toThrow(/SUMSUB_ORIGIN is missing: SUMSUB_LEVEL requires it/);
});

test('all faults are reported together', () => {
  expect(() => readServerEnv({} as NodeJS.ProcessEnv)).toThrow(
    /TOKEN_SERVICE_URL is missing[\s\S]*RPC_URLS is missing[\s\S]*FNX_TOKEN_ADDRESS is missing/,
  );
});

test('.env.example explains every variable that the server reads', () => {
  const example = readFileSync('.env.example', 'utf8');
  const source = readFileSync('src/config/server-env.ts', 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z_]{4,}): /gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(example).toMatch(new RegExp(`# [^\\n]+\\n${name}=`));
});
