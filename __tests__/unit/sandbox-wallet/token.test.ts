import { openConnectedWallet, ownerWho, type openWallet } from './open-wallet';
import { STRANGER } from './small-chain';

const FNX = { type: 'ERC20', options: { address: STRANGER, symbol: 'FNX', decimals: 18 } };

/** EIP-747 passes one object here, not a list. */
const ask = async ({ provider }: ReturnType<typeof openWallet>, params: unknown) =>
  provider.request({ method: 'wallet_watchAsset', params });

describe('a request to add a token to the sandbox wallet', () => {
  it('shows the token, and succeeds when the owner accepts', async () => {
    const wallet = await openConnectedWallet();
    expect(await ask(wallet, FNX)).toBe(true);
    expect(wallet.owner.sheets[0]).toMatchObject({ title: 'Add FNX to this wallet?' });
    expect(wallet.owner.sheets[0]?.facts).toContainEqual({ term: 'Contract', text: STRANGER, form: 'exact' });
  });

  it('fails when the owner refuses', async () => {
    const wallet = await openConnectedWallet({ owner: ownerWho({ approves: false }) });
    await expect(ask(wallet, FNX)).rejects.toMatchObject({ code: 4001 });
  });

  it.each([
    ['nothing', undefined],
    ['another kind of token', { ...FNX, type: 'ERC721' }],
    ['no contract', { type: 'ERC20', options: { symbol: 'FNX', decimals: 18 } }],
    ['no symbol', { type: 'ERC20', options: { address: STRANGER, decimals: 18 } }],
    ['no decimals', { type: 'ERC20', options: { address: STRANGER, symbol: 'FNX' } }],
  ])('is refused for %s', async (_case, params) => {
    const wallet = await openConnectedWallet();
    await expect(ask(wallet, params)).rejects.toMatchObject({ code: -32602 });
    expect(wallet.owner.sheets).toHaveLength(0);
  });
});
