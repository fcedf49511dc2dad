import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/** The request stays open in the wallet. Two payments from the phone are found one after the other, and both fail. */
const bench = useBench();
const { wrapping } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const MAKES = [['a wrapping', () => wrapping('wrap', ONE)]] as const;

it.each(MAKES)(
  'after two found transactions failed, a request can be declared unsent and made again, and both hashes stay known: %s',
  async (_n, make) => {
    bench.chooseOwnNonce();
    const action = await make();
    await bench.world.chain.setAutomine(false);
    const approve = bench.wallet.hold('eth_sendTransaction');
    const submitted = action.submit();
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopsWaiting(action.key));
    await submitted;
    const { nonce: _nonce, ...asked } = bench.requests()[0]!;
    const failed: Hash[] = [];
    for (let round = 0; round < 2; round += 1) {
      failed.push((await rpc('eth_sendTransaction', [{ ...asked, gas: '0x6000' }])) as Hash);
      await passes(20_000);
      await bench.world.chain.mine(6);
      await passes(60_000);
    }
    const reopened = bench.tab.stateOf(action.key).step;
    await bench.reload({ keepsClock: true });
    await bench.tab.goesOn(action.key);
    await passes(60_000);
    const journal = JSON.stringify(bench.tab.journal());
    const isDeclared = await during(bench.tab.saysUnsent(action.key));
    await bench.keepTime();
    await bench.world.chain.setAutomine(true);
    void approve;
    bench.wallet.hold('eth_sendTransaction')();
    await action.submit();
    await bench.world.chain.mine(4);
    await passes(30_000);
    expect({
      reopened,
      isDeclared,
      known: failed.map((hash) => journal.includes(hash.slice(2))),
      step: bench.tab.stateOf(action.key).step,
      asks: bench.asks(),
      arrived: await action.arrived(),
    }).toEqual({
      reopened: 'unanswered',
      isDeclared: true,
      known: [true, true],
      step: 'succeeded',
      asks: 2,
      arrived: action.units,
    });
  },
);
