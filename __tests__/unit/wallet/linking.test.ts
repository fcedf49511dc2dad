import { UserRejectedRequestError } from 'viem';
import { createLinking, type LinkAdapter } from '@/wallet/link/linking';
import type { Sign } from '@/wallet/state';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

function openLinking({ sign = async () => '0xsigned', ...changes }: Partial<LinkAdapter> & { sign?: Sign } = {}) {
  let nonces = 0;
  const verified: string[] = [];
  const adapter: LinkAdapter = {
    getNonce: async () => `nonce ${++nonces}`,
    createMessage: ({ nonce, address, chainId }) => `${nonce} of ${address} on ${chainId}`,
    verify: async ({ message }) => verified.push(message) > 0,
    signOut: async () => undefined,
    ...changes,
  };
  const linking = createLinking({ adapter, address: ADDRESS, chainId: 56, sign });
  return { linking, verified, now: () => linking.state.get() };
}

const refusal = new Error('no');

test('a wallet is linked by a message that is prepared, signed and verified', async () => {
  const asked: string[] = [];
  const sign: Sign = async (message, account) => (asked.push(message, account) > 0 ? '0x1' : '');
  const { linking, verified, now } = openLinking({ sign });
  expect(now()).toEqual({ step: 'preparing' });
  await linking.prepare();
  expect(now()).toEqual({ step: 'idle', message: `nonce 1 of ${ADDRESS} on 56`, failure: undefined });
  await linking.sign();
  expect(asked).toEqual([`nonce 1 of ${ADDRESS} on 56`, ADDRESS]);
  expect(verified).toEqual([`nonce 1 of ${ADDRESS} on 56`]);
  expect(now()).toEqual({ step: 'linked' });
});

test('a message that could not be prepared can be tried again', async () => {
  let isDown = true;
  const getNonce = async () => {
    if (isDown) throw refusal;
    return 'a nonce';
  };
  const { linking, now } = openLinking({ getNonce });
  await linking.prepare();
  expect(now()).toEqual({ step: 'stopped', failure: { at: 'preparing', error: refusal } });
  await linking.sign();
  expect(now().step).toBe('stopped');
  isDown = false;
  await linking.prepare();
  expect(now()).toMatchObject({ step: 'idle', failure: undefined });
});

test('an investor who declines in the wallet can sign the same message later, and sees no error', async () => {
  const { linking, now } = openLinking({ sign: () => Promise.reject(new UserRejectedRequestError(new Error('no'))) });
  await linking.prepare();
  await linking.sign();
  expect(now()).toEqual({ step: 'idle', message: expect.stringContaining('nonce 1'), failure: undefined });
});

test('after a wallet error the message can be signed again', async () => {
  const { linking, now } = openLinking({ sign: () => Promise.reject(refusal) });
  await linking.prepare();
  await linking.sign();
  expect(now()).toEqual({
    step: 'idle',
    message: expect.stringContaining('nonce 1'),
    failure: { at: 'signing', error: refusal },
  });
});

test.each([
  ['refuses', () => Promise.reject(refusal)],
  ['returns false', () => Promise.resolve(false)],
])('a verification that %s gets a new nonce, and the failure stays visible', async (_how, verify) => {
  const { linking, now } = openLinking({ verify });
  await linking.prepare();
  await linking.sign();
  expect(now()).toMatchObject({
    step: 'idle',
    message: expect.stringContaining('nonce 2'),
    failure: { at: 'verifying' },
  });
});

test('a signature that arrives after the linking was stopped is not sent', async () => {
  let answer = (_signature: string): void => undefined;
  const { linking, verified, now } = openLinking({ sign: () => new Promise((resolve) => (answer = resolve)) });
  await linking.prepare();
  const signing = linking.sign();
  expect(now()).toEqual({ step: 'signing' });
  linking.stop();
  answer('0x1');
  await signing;
  expect(verified).toEqual([]);
});

test('a linking that was stopped can be started again', async () => {
  const { linking, now } = openLinking();
  void linking.prepare();
  linking.stop();
  await linking.prepare();
  expect(now()).toMatchObject({ step: 'idle', message: expect.stringContaining('nonce 2') });
});
