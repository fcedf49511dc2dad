import type { Address, Hash } from '@/api/contract';
import type { Bench, RequestedTx } from '../money/bench';
import type { Prompt } from './prompts';

export type SentAs = 'as asked' | 'altered' | 'from another account' | 'cancellation' | 'a stranger’s';
export type Sent = {
  hash: Hash;
  raw: string;
  call: object;
  from: Address;
  nonce: string;
  gasPrice: bigint;
  as: SentAs;
  prompt: Prompt | null;
  /** It was sent again after the investor had declared that nothing was sent. */
  isUntrue?: true;
};
export type Place = 'mined' | 'failed' | 'waiting' | 'replaced' | 'lost';
export type Placed = Readonly<{ one: Sent; place: Place }>;
type Known = { from: Address; nonce: string; gasPrice: string };
type Receipt = { status: string; blockNumber: string } | null;

const GAS = '0x7a120';
const BASE_PRICE = 10_000_000_000n;
const hex = (value: bigint | number) => `0x${value.toString(16)}`;

export type WalkChain = ReturnType<typeof walkChain>;

/** The chain of one walk. It mines only on command, and knows every transaction that the wallet has sent. */
export function walkChain({ world }: Bench) {
  const { rpc, height } = world.chain;
  const sent: Sent[] = [];
  let fork: { id: unknown; height: bigint } | null = null;

  const receiptOf = async (hash: Hash) => (await rpc('eth_getTransactionReceipt', [hash])) as Receipt;
  const placeOf = async ({ hash, from, nonce }: Sent): Promise<Place> => {
    const receipt = await receiptOf(hash);
    if (receipt) return receipt.status === '0x1' ? 'mined' : 'failed';
    if (await rpc('eth_getTransactionByHash', [hash])) return 'waiting';
    const mined = BigInt(String(await rpc('eth_getTransactionCount', [from, 'latest'])));
    return mined > BigInt(nonce) ? 'replaced' : 'lost';
  };
  const places = (): Promise<Placed[]> => Promise.all(sent.map(async (one) => ({ one, place: await placeOf(one) })));
  const among = async (...wanted: Place[]): Promise<Sent[]> =>
    (await places()).filter(({ place }) => wanted.includes(place)).map(({ one }) => one);
  const publish = async ({ raw }: Sent): Promise<void> =>
    void (await rpc('eth_sendRawTransaction', [raw]).catch(() => undefined));

  const time = async (): Promise<number> =>
    Number(((await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }).timestamp);
  const mineOne = async (): Promise<void> => {
    const at = Math.max((await time()) + 1, Math.floor(Date.now() / 1_000));
    await rpc('evm_setNextBlockTimestamp', [at]);
    await rpc('evm_mine');
  };
  const mine = async (blocks: number): Promise<void> => {
    if ((await among('waiting')).length > 0) fork = { id: await rpc('evm_snapshot'), height: await height() };
    for (let block = 0; block < blocks; block += 1) await mineOne();
  };
  /** Pending transactions stay in the pools, as if their gas price were too low for these blocks. */
  const mineEmpty = async (blocks: number): Promise<void> => {
    const waiting = await among('waiting');
    await rpc('anvil_dropAllTransactions');
    for (let block = 0; block < blocks; block += 1) await mineOne();
    for (const one of waiting) await publish(one);
  };

  const send = async (call: Partial<RequestedTx>, as: SentAs, prompt: Prompt | null): Promise<Sent | null> => {
    const gasPrice = 'gasPrice' in call ? BigInt(String(call.gasPrice)) : BASE_PRICE;
    const full = { gas: GAS, value: '0x0', ...call, gasPrice: hex(gasPrice) };
    try {
      const hash = (await rpc('eth_sendTransaction', [full])) as Hash;
      const { from, nonce } = (await rpc('eth_getTransactionByHash', [hash])) as Known;
      const raw = String(await rpc('eth_getRawTransactionByHash', [hash]));
      const one = { hash, raw, call: full, from, nonce, gasPrice, as, prompt };
      sent.push(one);
      return one;
    } catch {
      return null;
    }
  };

  return {
    sent,
    placeOf,
    places,
    among,
    publish,
    send,
    time,
    mine,
    mineEmpty,
    confirmationsOf: async (hash: Hash): Promise<number> => {
      const receipt = await receiptOf(hash);
      return receipt ? Number((await height()) - BigInt(receipt.blockNumber)) + 1 : 0;
    },
    sendAgain: ({ call, nonce, gasPrice, as, prompt }: Sent, other?: object): Promise<Sent | null> =>
      send(
        { ...call, ...other, nonce, gasPrice: hex(gasPrice * 2n) } as never,
        other === undefined ? as : 'cancellation',
        prompt,
      ),
    forget: async (): Promise<void> => void (await rpc('anvil_dropAllTransactions')),
    /** At most two blocks are removed, because a transaction with three confirmations is final. */
    mayFork: async () => fork !== null && (await height()) - fork.height <= 2n,
    reorganise: async (): Promise<void> => {
      if (fork === null) return;
      const pooled = await among('waiting', 'mined', 'failed');
      const replaced = Number((await height()) - fork.height) + 1;
      await rpc('evm_revert', [fork.id]);
      fork = null;
      await rpc('anvil_dropAllTransactions');
      for (let block = 0; block < replaced; block += 1) await mineOne();
      for (const one of pooled) await publish(one);
    },
  };
}
