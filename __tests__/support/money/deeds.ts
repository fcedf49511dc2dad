import type { Address } from '@/api/contract';
import type { Sending, TxState } from '@/tx';
import type { Bench, Pending } from './bench';
import { during, until } from './clock';
import type { Tab } from './tab';

const ONE = 10n ** 18n;

/** One deed, as an investor has reviewed it. */
export type Deed = {
  key: string;
  press: (tab?: Tab) => Promise<void>;
  units: bigint;
  /** What has arrived since the deed was made. */
  arrived: () => Promise<bigint>;
};
export type Make = () => Promise<Deed>;

/** Makes deeds of every kind on a bench, each to be pressed and counted alike. */
export function deedsOn(bench: Bench) {
  let made = 0;
  const sending = async (token: Sending['token'], amount: string, units: bigint): Promise<Deed> => {
    made += 1;
    const to: Address = `0x${String(made).padStart(40, '5')}`;
    if (token === 'FNX') await bench.world.chain.faucet('FNX', bench.from, units);
    const deed: Sending = { id: `sending-${made}`, token, to, amount };
    return {
      key: `send:${deed.id}`,
      press: (tab = bench.tab) => during(tab.send(deed, bench.from)),
      units,
      arrived: () => bench.world.chain.balanceOf(token, to),
    };
  };

  const purchase = async (currency: 'USDT' | 'BNB', units: bigint): Promise<Deed> => {
    const { payAddress, balanceOf } = bench.world.chain;
    const held = () => balanceOf(currency, payAddress);
    const before = await held();
    const order = bench.order(currency);
    return {
      key: `order:${order._id}`,
      press: (tab = bench.tab) => tab.press(order, bench.from),
      units,
      arrived: async () => (await held()) - before,
    };
  };

  /** Sent, and not mined yet. */
  const waiting = async (make: Make): Promise<{ deed: Deed; sent: Pending }> => {
    await bench.world.chain.setAutomine(false);
    const deed = await make();
    await deed.press();
    const [sent] = (await bench.pending()) as [Pending];
    return { deed, sent };
  };

  const stepOf = ({ key }: Deed): TxState['step'] => bench.tab.stateOf(key).step;
  const comesTo = (deed: Deed, step: TxState['step']) => until(() => stepOf(deed) === step);
  const kinds: readonly (readonly [string, Make])[] = [
    ['a purchase in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
    ['a purchase in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
    ['a sending of FNX', () => sending('FNX', '3', 3n * ONE)],
    ['a sending of dust in USDT', () => sending('USDT', '0.000000000000000001', 1n)],
    ['a sending of BNB', () => sending('BNB', '0.25', ONE / 4n)],
  ];
  return { kinds, sending, purchase, waiting, stepOf, comesTo };
}
