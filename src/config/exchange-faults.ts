import { isSameAddress } from '@/utils/is-same-address';

type AddressesByName = Readonly<Record<string, string>>;

const OF_THE_EXCHANGE = ['SWAP_ROUTER_ADDRESS', 'SWAP_FACTORY_ADDRESS', 'WBNB_ADDRESS', 'SWAP_FEE_BPS'] as const;

const isExchangeNamed = (env: AddressesByName): boolean => OF_THE_EXCHANGE.some((name) => env[name] !== undefined);

export function missingOfExchange(env: AddressesByName): string[] {
  if (!isExchangeNamed(env)) return [];
  return OF_THE_EXCHANGE.filter((name) => env[name] === undefined).map(
    (name) => `${name} is missing: set all of ${OF_THE_EXCHANGE.join(', ')}, or none of them`,
  );
}

const CONTRACTS = [
  'FNX_TOKEN_ADDRESS',
  'USDT_TOKEN_ADDRESS',
  'SWAP_ROUTER_ADDRESS',
  'SWAP_FACTORY_ADDRESS',
  'WBNB_ADDRESS',
] as const;
/** The bank may use one address for payments and deposits, but never the address of a contract. */
const ACCOUNTS = ['PAY_ADDRESS', 'VAULT_ADDRESS'] as const;

/**
 * Finds an address that is set twice. With it, a swap would confuse two tokens, or pay the router as if it were a
 * token.
 */
export function sharedByExchange(env: AddressesByName): string[] {
  if (!isExchangeNamed(env)) return [];
  return CONTRACTS.flatMap((contract, at) =>
    [...CONTRACTS.slice(at + 1), ...ACCOUNTS]
      .filter((other) => isSameAddress(env[contract] ?? contract, env[other] ?? other))
      .map((other) => `${other} is the same address as ${contract}: one of the two is wrong`),
  );
}
