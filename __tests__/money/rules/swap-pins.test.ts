import type { AppConfig } from '@/config/app-config';
import { namedPools } from '@/domain/swap/named-pools';
import { SWAP_TOKENS, inPool, swapPins } from '@/domain/swap/tokens';

const at = (digit: string) => `0x${digit.repeat(40)}` as const;
const CONFIG: AppConfig = {
  chain: { id: 56, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: null },
  rpcPaths: ['/api/rpc/0'],
  fnxToken: at('1'),
  payAddress: at('2'),
  payTokens: { USDT: at('3') },
  swap: { router: at('4'), factory: at('5'), wbnb: at('a'), feeBps: 25 },
  walletConnectProjectId: null,
  captchaSiteKey: null,
};
const PINS = swapPins(CONFIG)!;

it('every address of a swap comes from the deployment’s pins', () => {
  expect(PINS).toEqual({
    chainId: 56,
    router: at('4'),
    factory: at('5'),
    tokens: { FNX: at('1'), USDT: at('3'), WBNB: at('a') },
    feeBps: 25n,
  });
  expect([Object.isFrozen(PINS), Object.isFrozen(PINS.tokens)]).toEqual([true, true]);
});

it('no swap is offered when no exchange is configured', () => {
  expect(swapPins({ ...CONFIG, swap: undefined })).toBeNull();
});

it('there are four tokens, and pools exist for three of them', () => {
  expect(SWAP_TOKENS.map(inPool)).toEqual(['FNX', 'USDT', 'WBNB', 'WBNB']);
});

it('pools are identified by the pinned addresses of their tokens, in any letter case, and others are omitted', () => {
  const pools = [
    { tokens: [at('A'), at('1')], reserves: [7n, 8n] },
    { tokens: [at('1'), at('9')], reserves: [1n, 2n] },
    { tokens: [at('9'), at('3')], reserves: [3n, 4n] },
  ] as const;
  expect(namedPools(pools, PINS)).toEqual([{ tokens: ['WBNB', 'FNX'], reserves: [7n, 8n] }]);
});
