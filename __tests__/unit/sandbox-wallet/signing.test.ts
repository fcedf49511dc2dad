import { openConnectedWallet, openWallet, ownerWho } from './open-wallet';
import { ALICE, BOB, startSmallChain, STRANGER } from './small-chain';

const HELLO = '0x48656c6c6f';
const PAYMENT = { from: ALICE, to: BOB, value: '0xde0b6b3a7640000' };
const TYPED = {
  domain: { name: 'FNX', version: '1', chainId: 31_337, verifyingContract: STRANGER },
  primaryType: 'Vote',
  types: { Vote: [{ name: 'choice', type: 'string' }] },
  message: { choice: 'yes' },
};

describe('the sandbox wallet', () => {
  it('shows a message as text and signs its bytes', async () => {
    const { request, owner, chain } = await openConnectedWallet();
    expect(await request('personal_sign', HELLO, ALICE)).toBe(`signed ${HELLO} by ${ALICE}`);
    expect(owner.sheets[0]?.facts).toContainEqual({ term: 'Message', text: 'Hello', form: 'code' });
    await request('personal_sign', 'Hello', ALICE);
    expect(chain.callsOf('personal_sign').map(([bytes]) => bytes)).toEqual([HELLO, HELLO]);
  });

  it('signs for the connected account only', async () => {
    const stranger = await openConnectedWallet();
    await expect(stranger.request('personal_sign', HELLO, STRANGER)).rejects.toMatchObject({ code: 4100 });
    await expect(stranger.request('personal_sign', HELLO)).rejects.toMatchObject({ code: -32602 });
    await expect(openWallet().request('personal_sign', HELLO, ALICE)).rejects.toMatchObject({ code: 4100 });
    expect(stranger.owner.sheets).toHaveLength(0);
  });

  it.each([
    ['personal_sign', [HELLO, ALICE]],
    ['eth_signTypedData_v4', [ALICE, TYPED]],
    ['eth_sendTransaction', [PAYMENT]],
  ])('passes %s on to the chain only when the owner approves', async (method, params) => {
    const refused = await openConnectedWallet({ owner: ownerWho({ approves: false }) });
    await expect(refused.request(method, ...params)).rejects.toMatchObject({ code: 4001 });
    expect(refused.chain.callsOf(method)).toHaveLength(0);

    const approved = await openConnectedWallet();
    await approved.request(method, ...params);
    expect(approved.chain.callsOf(method)).toHaveLength(1);
  });

  it('shows typed data in full and passes it on as an object', async () => {
    const { request, owner, chain } = await openConnectedWallet();
    await request('eth_signTypedData_v4', ALICE, JSON.stringify(TYPED));
    expect(owner.sheets[0]?.facts).toEqual(
      expect.arrayContaining([
        { term: 'For', text: 'FNX, version 1', form: 'words' },
        { term: 'Checked by contract', text: STRANGER, form: 'exact' },
        { term: 'Vote', text: '{\n  "choice": "yes"\n}', form: 'code' },
      ]),
    );
    expect(chain.callsOf('eth_signTypedData_v4')).toEqual([[ALICE, TYPED]]);
  });

  it.each([['{'], [{}], [{ ...TYPED, domain: { chainId: 1 } }]])('refuses %j as data to sign', async (data) => {
    const { request, owner } = await openConnectedWallet();
    await expect(request('eth_signTypedData_v4', ALICE, data)).rejects.toMatchObject({ code: -32602 });
    expect(owner.sheets).toHaveLength(0);
  });

  it('sends exactly the given transaction', async () => {
    const { request, chain } = await openConnectedWallet();
    const given = { ...PAYMENT, input: '0x1234', gas: '0x9999', nonce: '0x7', chainId: '0x7a69', extra: 'dropped' };
    expect(await request('eth_sendTransaction', given)).toBe(`0x${'ab'.repeat(32)}`);
    expect(chain.callsOf('eth_sendTransaction')).toEqual([
      [{ ...PAYMENT, data: '0x1234', gas: '0x9999', nonce: '0x7' }],
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['an invalid value', { ...PAYMENT, value: '1' }],
    ['an invalid recipient', { ...PAYMENT, to: '0x12' }],
    ['another network', { ...PAYMENT, chainId: '0x38' }],
    ['two different calls', { ...PAYMENT, data: '0x12', input: '0x34' }],
  ])('refuses to send %s', async (_case, given) => {
    const { request, owner } = await openConnectedWallet();
    await expect(request('eth_sendTransaction', given)).rejects.toMatchObject({ code: -32602 });
    expect(owner.sheets).toHaveLength(0);
  });

  it('passes on the chain’s message when the chain refuses', async () => {
    const chain = startSmallChain({
      eth_sendTransaction: () => {
        throw Object.assign(new Error('nonce too low'), { code: -32000 });
      },
    });
    const { request } = await openConnectedWallet({ chain });
    await expect(request('eth_sendTransaction', PAYMENT)).rejects.toMatchObject({
      code: -32000,
      message: 'nonce too low',
    });
  });
});
