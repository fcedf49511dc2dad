import { openConnectedWallet, openWallet, ownerWho } from './open-wallet';
import { ALICE, startSmallChain } from './small-chain';

const elsewhere = () => ownerWho({ chooses: { account: ALICE, isElsewhere: true } });

describe('the sandbox wallet', () => {
  it('is on the network of the app', async () => {
    const { request } = openWallet();
    expect(await request('eth_chainId')).toBe('0x7a69');
    expect(await request('net_version')).toBe('31337');
  });

  it('makes no request when it is already on the wanted network', async () => {
    const { request, owner } = openWallet();
    expect(await request('wallet_switchEthereumChain', { chainId: '0x7a69' })).toBeNull();
    expect(await request('wallet_addEthereumChain', { chainId: '0x7a69', chainName: 'Any' })).toBeNull();
    expect(owner.sheets).toHaveLength(0);
  });

  it('answers 4902 for an unknown network', async () => {
    const { request } = openWallet();
    await expect(request('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({ code: 4902 });
    await expect(request('wallet_addEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({ code: -32602 });
  });

  it.each([[undefined], [{}], [{ chainId: 'fifty-six' }], [{ chainId: '0x' }]])(
    'refuses %j as a network',
    async (given) => {
      await expect(openWallet().request('wallet_switchEthereumChain', given)).rejects.toMatchObject({ code: -32602 });
    },
  );

  it('can be on another network, on which it neither reads nor pays', async () => {
    const { request, chain } = await openConnectedWallet({ owner: elsewhere() });
    expect(await request('eth_chainId')).toBe('0x1');
    await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: 4901 });
    await expect(request('eth_sendTransaction', { from: ALICE, to: ALICE })).rejects.toMatchObject({ code: 4901 });
    expect(chain.callsOf('eth_sendTransaction')).toHaveLength(0);
  });

  it('returns to the app’s network when the owner agrees, and reports it', async () => {
    const { provider, request, owner } = await openConnectedWallet({ owner: elsewhere() });
    const heard: string[] = [];
    provider.on('chainChanged', (chainId) => heard.push(chainId));
    await request('wallet_switchEthereumChain', { chainId: '0x7a69' });
    expect(heard).toEqual(['0x7a69']);
    expect(owner.sheets[0]?.facts.map((fact) => fact.text)).toEqual([
      'Ethereum, chain id 1',
      'BNB Smart Chain (sandbox), chain id 31337',
    ]);
    expect(await request('eth_blockNumber')).toBe('0x10');
  });

  it('does not return to the app’s network when the owner rejects', async () => {
    const owner = ownerWho({ approves: false, chooses: { account: ALICE, isElsewhere: true } });
    const { request } = await openConnectedWallet({ owner });
    await expect(request('wallet_switchEthereumChain', { chainId: '0x7a69' })).rejects.toMatchObject({ code: 4001 });
    expect(await request('eth_chainId')).toBe('0x1');
  });

  it('passes reads on and refuses unknown methods', async () => {
    const { request, chain } = openWallet();
    await request('eth_getBalance', ALICE, 'latest');
    expect(chain.callsOf('eth_getBalance')).toEqual([[ALICE, 'latest']]);
    for (const method of ['eth_sign', 'anvil_setBalance', 'toString', 'constructor']) {
      await expect(request(method)).rejects.toMatchObject({ code: 4200 });
    }
  });

  it('reports once that the network is lost, and once that it is back', async () => {
    const chain = startSmallChain();
    const { provider, request } = openWallet({ chain });
    const heard: unknown[] = [];
    provider.on('disconnect', (reason) => heard.push(reason.code));
    provider.on('connect', ({ chainId }) => heard.push(chainId));
    chain.breakDown(true);
    await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: 4900 });
    await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: 4900 });
    chain.breakDown(false);
    await request('eth_blockNumber');
    expect(heard).toEqual([1013, '0x7a69']);
  });
});
