import { isIP } from 'node:net';
import * as z from 'zod/mini';
import type { AppConfig } from './app-config';
import { ENS_RPC_PATH } from './ens';
import { missingOfExchange, sharedByExchange } from './exchange-faults';
import { BSC_CHAIN_ID } from './product';

/** Forbids wildcards and separators, because the text is inserted into a security policy. */
const PLAIN_HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[::1\])$/;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

function isExactOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (origin !== text || !PLAIN_HOST.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

/**
 * Reads the environment at the server's start and on each request, never at build time, so that one build serves every
 * environment.
 */
const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const httpUrl = z.string().check(z.refine(isHttpUrl, 'must be an http or https address'));
const isLoginReadable = (text: string) => {
  try {
    const { username, password } = new URL(text);
    return decodeURIComponent(`${username}:${password}`) !== '';
  } catch {
    return !URL.canParse(text);
  }
};
const LOGIN_UNREADABLE = 'has a name or a password with a % that is not part of an escape: write %25';
/** Forbids queries and credentials: paths are appended to this URL, and `fetch` rejects a URL with credentials. */
const isPlainUrl = (text: string) => {
  if (!isHttpUrl(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return !username && !password && !search && !hash;
};
const plainUrl = z
  .string()
  .check(
    z.refine(isPlainUrl, 'must be an http or https address without a name, a password, a question mark or a hash'),
  );
const isRedisUrl = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return /^rediss?:$/.test(protocol) && hostname !== '' && /^(?:|\/|\/\d{1,4})$/.test(pathname) && !search && !hash;
};
const isPort = (text: string) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;
const wholeNumber = z.string().check(z.regex(/^\d+$/, 'must be a whole number'));
const isAllCapitals = (text: string) => /[A-F]/.test(text) && !/[a-f]/.test(text);
/**
 * The case of letters in a mixed-case address is a checksum, which viem verifies on each call. An address in capitals
 * almost never has a valid one.
 */
const addressText = z.string().check(
  z.regex(/^0x[0-9a-fA-F]{40}$/, 'must be 0x followed by 40 hexadecimal digits'),
  z.refine(
    (text) => !isAllCapitals(text),
    'must not be in capitals: write it in lower case, or as an explorer spells it',
  ),
);
const exactOrigin = (example: string) =>
  z.string().check(z.refine(isExactOrigin, `must be one https origin without a path, such as ${example}`));
const shortText = z.string().check(z.minLength(1), z.maxLength(200));

const isUrlList = (text: string) => {
  const urls = splitList(text);
  return urls.length > 0 && urls.length <= 5 && urls.every(isHttpUrl);
};
const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const schema = z.object({
  TOKEN_SERVICE_URL: plainUrl,
  RPC_URLS: z.string().check(
    z.refine(isUrlList, 'must be one to five http or https addresses, separated by commas'),
    z.refine((text) => splitList(text).every(isLoginReadable), LOGIN_UNREADABLE),
  ),
  FNX_TOKEN_ADDRESS: addressText,
  USDT_TOKEN_ADDRESS: addressText,
  PAY_ADDRESS: addressText,
  SWAP_ROUTER_ADDRESS: z.optional(addressText),
  SWAP_FACTORY_ADDRESS: z.optional(addressText),
  WBNB_ADDRESS: z.optional(addressText),
  SWAP_FEE_BPS: z.optional(
    z
      .string()
      .check(z.regex(/^(?:[1-9]\d?|100)$/, 'must be a whole number of ten-thousandths from 1 to 100, such as 25')),
  ),
  VAULT_ADDRESS: z.optional(addressText),
  CHAIN_ID: z.optional(wholeNumber),
  CHAIN_NAME: z.optional(shortText),
  EXPLORER_URL: z.optional(httpUrl),
  WALLET_RPC_URL: z.optional(httpUrl),
  WALLETCONNECT_PROJECT_ID: z.optional(
    z.string().check(z.regex(/^[0-9a-f]{32}$/, 'must be the 32 hexadecimal digits of a project id')),
  ),
  ENS_RPC_URL: z.optional(httpUrl.check(z.refine(isLoginReadable, LOGIN_UNREADABLE))),
  RECAPTCHA_SITE_KEY: z.optional(shortText),
  SUMSUB_ORIGIN: z.optional(exactOrigin('https://in.sumsub.com')),
  SUMSUB_LEVEL: z.optional(shortText),
  SITE_ORIGIN: z.optional(exactOrigin('https://invest.bank.example')),
  RPC_REQUESTS_PER_MINUTE: z.optional(wholeNumber),
  TRUSTED_PROXY_HOPS: z.optional(wholeNumber),
  LISTEN_ADDRESS: z.optional(z.string().check(z.refine((text) => isIP(text) > 0, 'must be an IP address'))),
  DRAIN_SECONDS: z.optional(
    z.string().check(z.regex(/^(?:[0-9]|[1-5]\d|60)$/, 'must be a whole number of seconds from 0 to 60')),
  ),
  KEEP_ALIVE_TIMEOUT: z.optional(wholeNumber),
  METRICS_PORT: z.optional(z.string().check(z.refine(isPort, 'must be a port from 1 to 65535'))),
  LOG_FORMAT: z.optional(z.enum(['text', 'json'], 'must be text or json')),
  REPORTS: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
  DEMONSTRATION: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
  REDIS_URL: z.optional(
    z
      .string()
      .check(
        z.refine(isRedisUrl, 'must be a redis or rediss address, such as redis://:password@10.0.0.7:6379/0'),
        z.refine(isLoginReadable, LOGIN_UNREADABLE),
      ),
  ),
});

export type ServerEnv = {
  tokenServiceUrl: string;
  rpcUrls: string[];
  ensRpcUrl: string | null;
  rpcRequestsPerMinute: number;
  trustedProxyHops: number;
  drainMs: number;
  redisUrl: string | null;
  metricsPort: number | null;
  isJsonLog: boolean;
  browser: AppConfig;
};

export class InvalidEnvironment extends Error {
  override name = 'InvalidEnvironment';
}

const missingOfIdentity = (env: Record<string, string>): string[] =>
  env.SUMSUB_LEVEL !== undefined && env.SUMSUB_ORIGIN === undefined
    ? ['SUMSUB_ORIGIN is missing: SUMSUB_LEVEL requires it']
    : [];

const describeIssue = (env: Record<string, string>, issue: z.core.$ZodIssue) => {
  const name = String(issue.path[0]);
  return env[name] === undefined ? `${name} is missing` : `${name} ${issue.message}`;
};

export function readServerEnv(source: NodeJS.ProcessEnv = process.env): ServerEnv {
  const env = Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );
  const parsed = z.safeParse(schema, env);
  const issues = parsed.error?.issues.map((issue) => describeIssue(env, issue)) ?? [];
  const faults = [...issues, ...missingOfExchange(env), ...sharedByExchange(env), ...missingOfIdentity(env)];
  if (!parsed.success || faults.length > 0) {
    const lines = faults.map((fault) => `  ${fault}`);
    throw new InvalidEnvironment(
      `The server's environment is not complete (.env.example explains each variable):\n${lines.join('\n')}`,
    );
  }
  return toServerEnv(parsed.data);
}

const asAddress = (text: string) => text as `0x${string}`;

function exchangeOf({
  SWAP_ROUTER_ADDRESS: router,
  SWAP_FACTORY_ADDRESS: factory,
  WBNB_ADDRESS: wbnb,
  SWAP_FEE_BPS: feeBps,
}: z.infer<typeof schema>): AppConfig['swap'] {
  if (!router || !factory || !wbnb || !feeBps) return undefined;
  return { router: asAddress(router), factory: asAddress(factory), wbnb: asAddress(wbnb), feeBps: Number(feeBps) };
}

function toServerEnv(env: z.infer<typeof schema>): ServerEnv {
  const rpcUrls = splitList(env.RPC_URLS);
  return {
    tokenServiceUrl: env.TOKEN_SERVICE_URL,
    rpcUrls,
    ensRpcUrl: env.ENS_RPC_URL ?? null,
    rpcRequestsPerMinute: Number(env.RPC_REQUESTS_PER_MINUTE ?? 1_200),
    trustedProxyHops: Number(env.TRUSTED_PROXY_HOPS ?? 0),
    drainMs: Number(env.DRAIN_SECONDS ?? 0) * 1_000,
    redisUrl: env.REDIS_URL ?? null,
    metricsPort: env.METRICS_PORT === undefined ? null : Number(env.METRICS_PORT),
    isJsonLog: env.LOG_FORMAT === 'json',
    browser: {
      chain: {
        id: Number(env.CHAIN_ID ?? BSC_CHAIN_ID),
        name: env.CHAIN_NAME ?? 'BNB Smart Chain',
        nativeSymbol: 'BNB',
        explorerUrl: env.EXPLORER_URL ?? null,
        walletRpcUrl: env.WALLET_RPC_URL,
      },
      rpcPaths: rpcUrls.map((_url, index) => `/api/rpc/${index}`),
      fnxToken: asAddress(env.FNX_TOKEN_ADDRESS),
      payAddress: asAddress(env.PAY_ADDRESS),
      payTokens: { USDT: asAddress(env.USDT_TOKEN_ADDRESS) },
      swapRouter: env.SWAP_ROUTER_ADDRESS ? asAddress(env.SWAP_ROUTER_ADDRESS) : undefined,
      swap: exchangeOf(env),
      vault: env.VAULT_ADDRESS ? asAddress(env.VAULT_ADDRESS) : undefined,
      walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID ?? null,
      ensRpcPath: env.ENS_RPC_URL && ENS_RPC_PATH,
      captchaSiteKey: env.RECAPTCHA_SITE_KEY ?? null,
      takesReports: env.REPORTS === '1' || undefined,
      identity: env.SUMSUB_ORIGIN ? { origin: env.SUMSUB_ORIGIN, level: env.SUMSUB_LEVEL } : undefined,
    },
  };
}
