/** @jest-environment node */
import type { BlockListener } from '@/sandbox/chain/block-watcher';
import { mineConfirmations } from '@/sandbox/chain/confirmations';

const PAY = '0xfabb0ac9d68b0b445fb7357272ff202c5651694a';
const VAULT = '0x1cbd3b2770909d4e10f157cabc84c7264073c9ec';
const HASH = `0x${'ab'.repeat(32)}`;
const STRANGER = '0x15d34aaf54267db7d7c367839aaf71a00a2c6a65';

type Sent = { to: string; value: string; from?: string };
const TREASURY = '0x71be63f3384f5fb98995898a86b02fb2426c5788';

function createBlocks() {
  const blocks: Sent[][] = [[]];
  let listener: BlockListener = () => undefined;
  const height = () => Promise.resolve(BigInt(blocks.length - 1));
  const add = async (sent: Sent[]) => {
    blocks.push(sent);
    const head = await height();
    await listener({ from: head, to: head });
  };
  const answers: Record<string, (block: unknown) => unknown> = {
    eth_getLogs: () => [],
    eth_getTransactionReceipt: () => ({ status: '0x1' }),
    eth_getBlockByNumber: (block) => ({
      hash: HASH,
      timestamp: '0x1',
      transactions: blocks[Number(block)]?.map((sent) => ({ from: STRANGER, hash: HASH, ...sent })),
    }),
  };
  const rpc = (method: string, [block]: readonly unknown[] = []) => Promise.resolve(answers[method]?.(block));
  const chain = { rpc, height, mine: () => add([]) } as const;
  return {
    chain,
    height,
    add,
    pay: (to: string, value = '0x1') => add([{ to, value }]),
    onBlocks: (next: BlockListener) => (listener = next),
  };
}

let blocks: ReturnType<typeof createBlocks>;
let miner: ReturnType<typeof mineConfirmations>;

beforeEach(() => {
  jest.useFakeTimers();
  blocks = createBlocks();
  miner = mineConfirmations(blocks.chain, { onBlocks: (listener) => void blocks.onBlocks(listener) });
});
afterEach(() => jest.useRealTimers());

const afterSeconds = async (seconds: number) => {
  await jest.advanceTimersByTimeAsync(seconds * 1_000);
  return Number(await blocks.height());
};

it.each([PAY, VAULT, STRANGER])(
  'exactly the two missing blocks are mined, a second apart, after a payment to %s',
  async (payee) => {
    await blocks.pay(payee);
    expect([await afterSeconds(0.9), await afterSeconds(0.2), await afterSeconds(1), await afterSeconds(600)]).toEqual([
      1, 2, 3, 3,
    ]);
  },
);

it('a call without money, such as an approval, gets its confirmations', async () => {
  await blocks.pay(PAY, '0x0');
  expect(await afterSeconds(600)).toBe(3);
});

it.each([TREASURY, PAY, VAULT])('a payout of the service from %s gets its confirmations', async (from) => {
  await blocks.add([{ to: STRANGER, value: '0x1', from }]);
  expect(await afterSeconds(600)).toBe(3);
});

it('a second payment starts the count again, and blocks of other transactions count too', async () => {
  await blocks.pay(PAY);
  await afterSeconds(1.5);
  await blocks.pay(PAY);
  expect(await afterSeconds(600)).toBe(5);
  await blocks.pay(PAY);
  await blocks.chain.mine();
  await blocks.chain.mine();
  expect(await afterSeconds(600)).toBe(8);
});

it('stopping ends the mining of confirmations', async () => {
  await blocks.pay(PAY);
  miner.stop();
  expect(await afterSeconds(600)).toBe(1);
});

it('no blocks are mined on a new chain for transactions of the chain that it replaced', async () => {
  await blocks.pay(PAY);
  miner.forget();
  expect(await afterSeconds(600)).toBe(1);
  await blocks.pay(PAY);
  expect(await afterSeconds(600)).toBe(4);
});

it('data of an old chain is dropped while the next chain starts', async () => {
  const paying = blocks.pay(PAY);
  await Promise.resolve();
  miner.forget();
  await paying;
  expect(await afterSeconds(600)).toBe(1);
});
