import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { getWalletNonce, linkWallet } from '@/api/contract';
import { ONE } from '@/utils/money';
import { allTransactions, expectBooksToAgree } from '../support/books';
import { memberOf, memberWith } from '../support/member';
import { quiet } from '../support/quiet';
import { startWorld, type World } from '../support/world';
import { AMELIA } from '../unit/sandbox/visitor';

const NELL = { email: 'nell@fnx.example', phone: '+447700900005' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-register-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function live<T>(use: (world: World) => Promise<T>): Promise<T> {
  const world = await startWorld({ state: join(folder, 'state.json'), confirmEveryMs: 5 });
  try {
    return await use(world);
  } finally {
    await world.stop();
  }
}

const hers = ({ chain }: World) => chain.accounts[0] ?? '0x';
const stranger = ({ chain }: World) => chain.accounts[9] ?? '0x';

it('unsettled transfers are recorded once, even over many restarts', async () => {
  const { token, hash } = await live(async (world) => {
    const amelia = await memberOf(world.service, AMELIA);
    world.confirmations.pause();
    const sent = await world.chain.transfer({ symbol: 'FNX', from: hers(world), to: stranger(world), amount: ONE });
    expect(await allTransactions(amelia)).not.toContainEqual(expect.objectContaining({ txHash: sent }));
    return { token: amelia.token, hash: sent };
  });
  for (let start = 0; start < 2; start += 1) {
    await live(async (world) => {
      const amelia = memberWith(world.service, token);
      await quiet(world);
      const found = (await allTransactions(amelia)).filter(({ txHash }) => txHash === hash);
      expect(found).toMatchObject([{ type: 'TRANSFER', direction: 'OUT', amount: '1' }]);
      await expectBooksToAgree(world, amelia, hers(world));
    });
  }
});

it('a wallet that is linked after a restart has its balance in the last read block as its opening balance', async () => {
  const wallet = privateKeyToAccount(generatePrivateKey());
  await live(async (world) => {
    await world.chain.faucet('FNX', wallet.address, 3n * ONE);
    await quiet(world);
  });
  await live(async (world) => {
    const nell = await memberOf(world.service, NELL);
    world.confirmations.pause();
    await world.chain.faucet('FNX', wallet.address, ONE);
    const asked = await nell.get(getWalletNonce, { address: wallet.address });
    const message = createSiweMessage({ ...asked, address: wallet.address, version: '1', issuedAt: new Date() });
    await nell.get(linkWallet, { message, signature: await wallet.signMessage({ message }) });
    expect(await allTransactions(nell)).toMatchObject([{ type: 'OPENING', direction: 'IN', amount: '3' }]);
    await quiet(world);
    const lines = (await allTransactions(nell)).map(({ type, amount }) => `${type} ${amount}`);
    expect(lines.toSorted()).toEqual(['OPENING 3', 'TRANSFER 1']);
    await expectBooksToAgree(world, nell, wallet.address);
  });
});
