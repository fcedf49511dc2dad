import { http } from 'viem';
import { bsc } from 'viem/chains';
import { createConfig, createConnector, type Config } from 'wagmi';
import { connect } from 'wagmi/actions';
import { watchToken } from '@/wallet/watch-token';

const ACCOUNT = '0x00000000000000000000000000000000000000A1' as const;
const TOKEN = { address: '0x00000000000000000000000000000000000f0001', symbol: 'FNX', decimals: 18 } as const;

type WalletCall = { method: string; params?: unknown };

async function connectedTo(answer: (asked: WalletCall) => unknown) {
  const request = async (asked: WalletCall) => answer(asked);
  const connector = createConnector(() => ({
    id: 'test',
    name: 'Test',
    type: 'test',
    connect: async () => ({ accounts: [ACCOUNT] as never, chainId: bsc.id }),
    disconnect: async () => undefined,
    getAccounts: async () => [ACCOUNT],
    getChainId: async () => bsc.id,
    getProvider: async () => ({ request }),
    isAuthorized: async () => true,
    onAccountsChanged: () => undefined,
    onChainChanged: () => undefined,
    onDisconnect: () => undefined,
  }));
  const config: Config = createConfig({
    chains: [bsc],
    connectors: [connector],
    transports: { [bsc.id]: http() },
    storage: null,
  });
  await connect(config, { connector: config.connectors[0]! });
  return config;
}

describe('A wallet that is asked to add the shares', () => {
  it('gets the contract, the symbol and the decimals, with the standard’s field names', async () => {
    const asked: WalletCall[] = [];
    const config = await connectedTo((one) => asked.push(one) > 0);
    expect(await watchToken(config, TOKEN)).toBe(true);
    expect(asked).toEqual([{ method: 'wallet_watchAsset', params: { type: 'ERC20', options: TOKEN } }]);
  });

  it.each([4001, 4200, -32603])('is asked once, and its refusal %i is final', async (code) => {
    let times = 0;
    const config = await connectedTo(() => {
      times += 1;
      throw Object.assign(new Error('No'), { code });
    });
    await expect(watchToken(config, TOKEN)).rejects.toMatchObject({ code });
    expect(times).toBe(1);
  });

  it('can refuse without a reason', async () => {
    expect(await watchToken(await connectedTo(() => false), TOKEN)).toBe(false);
  });
});
