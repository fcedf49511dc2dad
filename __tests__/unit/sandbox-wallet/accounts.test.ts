import type { AccountChoice, Ask } from '@/sandbox/wallet/questions';
import { openConnectedWallet, openWallet, ownerWho, SITE } from './open-wallet';
import { ALICE, BOB, startSmallChain } from './small-chain';

describe('connecting the sandbox wallet', () => {
  it('shows no account before the owner agreed', async () => {
    const { request, owner } = openWallet();
    expect(await request('eth_accounts')).toEqual([]);
    expect(await request('wallet_getPermissions')).toEqual([]);
    expect(owner.offers).toHaveLength(0);
  });

  it('offers the accounts of the chain with their balances and returns the chosen one', async () => {
    const { request, owner } = openWallet();
    expect(await request('eth_requestAccounts')).toEqual([ALICE]);
    expect(owner.offers).toEqual([
      {
        origin: SITE.origin,
        accounts: [
          { address: ALICE, balance: '1.5 BNB' },
          { address: BOB, balance: '0 BNB' },
        ],
        chosen: null,
      },
    ]);
    expect(await request('eth_accounts')).toEqual([ALICE]);
  });

  it('does not ask again for granted accounts', async () => {
    const { request, owner } = await openConnectedWallet();
    expect(await request('eth_requestAccounts')).toEqual([ALICE]);
    expect(owner.offers).toHaveLength(1);
  });

  it('answers 4001 when the owner rejects, and can be asked again', async () => {
    const { request, owner } = openWallet({ owner: ownerWho({ chooses: null }) });
    await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 });
    await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 });
    expect(owner.offers).toHaveLength(2);
    expect(await request('eth_accounts')).toEqual([]);
  });

  it('answers -32002 while the first request is open', async () => {
    let decide: (choice: AccountChoice) => void = () => undefined;
    const ask: Ask = {
      account: () => new Promise((resolve) => (decide = resolve)),
      approval: async () => true,
    };
    const { request } = openWallet({ owner: { ...ownerWho(), ask } });
    const first = request('eth_requestAccounts');
    await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 });
    await expect(request('wallet_requestPermissions', { eth_accounts: {} })).rejects.toMatchObject({ code: -32002 });
    decide({ account: BOB, isElsewhere: false });
    expect(await first).toEqual([BOB]);
  });

  it('lists the granted account in its permissions', async () => {
    const { request } = openWallet();
    const granted = await request('wallet_requestPermissions', { eth_accounts: {} });
    expect(granted).toEqual([
      {
        invoker: SITE.origin,
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value: [ALICE] }],
      },
    ]);
    expect(await request('wallet_getPermissions')).toEqual(granted);
  });

  it('changes the account when permissions are asked for again, and says so', async () => {
    const owner = ownerWho();
    const { provider, request } = await openConnectedWallet({ owner });
    const heard: string[][] = [];
    provider.on('accountsChanged', (accounts) => heard.push(accounts));
    owner.ask.account = async ({ chosen }) => (chosen === ALICE ? { account: BOB, isElsewhere: false } : null);
    await request('wallet_requestPermissions', { eth_accounts: {} });
    expect(heard).toEqual([[BOB]]);
  });

  it('notifies the site of the connection and of its end', async () => {
    const { provider, request } = openWallet();
    const heard: unknown[] = [];
    provider.on('connect', (info) => heard.push(info));
    const hearAccounts = (accounts: string[]) => heard.push(accounts);
    provider.on('accountsChanged', hearAccounts);
    await request('eth_requestAccounts');
    await request('wallet_revokePermissions', { eth_accounts: {} });
    expect(heard).toEqual([{ chainId: '0x7a69' }, [ALICE], []]);
    provider.removeListener('accountsChanged', hearAccounts);
    await request('eth_requestAccounts');
    expect(heard).toHaveLength(4);
  });

  it('reports when the chain has no accounts to offer', async () => {
    const { request } = openWallet({ chain: startSmallChain({ eth_accounts: () => null }) });
    await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: -32603 });
  });
});
