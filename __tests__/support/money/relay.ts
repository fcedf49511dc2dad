import type { Address, Hash } from '@/api/contract';
import { AMOUNT, type Bench } from './bench';

const word = (value: string) => value.slice(2).toLowerCase().padStart(64, '0');
const hex = (units: bigint) => `0x${units.toString(16)}`;
type Carried = { to: Address; value: bigint; data: Hash };
const LENT_CODE = `0xef0100${'1'.repeat(40)}`;

/** Another account that submits what the investor's account has signed and pays the gas. */
export function relayFor(bench: Bench) {
  const chain = () => bench.world.chain;
  const relay = () => chain().accounts[7] as Address;
  const amount = word(hex(AMOUNT.USDT.units));
  const send = (call: object) => chain().rpc('eth_sendTransaction', [{ gas: '0x186a0', ...call }]) as Promise<Hash>;
  const setCode = (code: string) => chain().rpc('anvil_setCode', [bench.from, code]);
  return {
    relay,
    send,
    /** Instead of a signature, this approval lets the relay move the amount due. */
    async allow(): Promise<void> {
      await send({ from: bench.from, to: chain().contracts.USDT, data: `0x095ea7b3${word(relay())}${amount}` });
      await chain().mine(1);
    },
    payToken: (): Promise<Hash> => {
      const { contracts, payAddress } = chain();
      return send({
        from: relay(),
        to: contracts.USDT,
        data: `0x23b872dd${word(bench.from)}${word(payAddress)}${amount}`,
      });
    },
    lendCode: () => setCode(LENT_CODE),
    takeCodeBack: () => setCode('0x'),
    /** The delegated code sends BNB to the bank when the relay calls it. No log records the payment. */
    async payCoin(): Promise<Hash> {
      const value = word(hex(AMOUNT.BNB.units));
      await setCode(`0x60006000600060007f${value}73${chain().payAddress.slice(2)}5af100`);
      const hash = await send({ from: relay(), to: bench.from, value: '0x0' });
      await chain().mine(1);
      await setCode(LENT_CODE);
      return hash;
    },
    /** The delegated code makes this call when anyone calls the account, even the account itself. */
    async carryOut({ to, value, data }: Carried, from = relay(), fields: object = {}): Promise<Hash> {
      const forwards = `0x366000600037600060003660007f${word(hex(value))}73${to.slice(2)}5af100`;
      await setCode(forwards);
      const hash = await send({ from, to: bench.from, value: '0x0', data, gas: '0x7a120', ...fields });
      await chain().mine(1);
      await setCode(LENT_CODE);
      return hash;
    },
    bankHolds: async () => BigInt((await chain().rpc('eth_getBalance', [chain().payAddress, 'latest'])) as string),
  };
}
