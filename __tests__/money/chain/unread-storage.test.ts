import { actionsOn } from '../../support/money/actions';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { forgetOldStates } from '../../support/money/forget-states';
import { reviewMadeAt } from '../../support/money/reviewed';

/** A new page cannot read storage during the checks, but can when it writes the attempt. */
const bench = useBench();
const { sending, wrapping } = actionsOn(bench);
const HALF = 10n ** 18n / 2n;
const { getItem } = Storage.prototype;
afterEach(() => void (Storage.prototype.getItem = getItem));

function denyUntilJournalIsWritten(): void {
  sessionStorage.clear();
  Storage.prototype.getItem = function denied(this: Storage, key: string) {
    if (key === 'tx_journal') throw new DOMException('Denied', 'SecurityError');
    return getItem.call(this, key);
  };
}

function allowOnceJournalIsLocked(): void {
  const locks = navigator.locks.request.bind(navigator.locks) as (...given: unknown[]) => Promise<never>;
  navigator.locks.request = (name: string, ...given: unknown[]) => {
    if (name === 'tx-journal') Storage.prototype.getItem = getItem;
    return locks(name, ...given);
  };
}

it.each([
  ['a transfer of BNB', () => sending('BNB', '0.5', HALF)],
  ['a transfer of USDT', () => sending('USDT', '0.5', HALF)],
  ['a wrapping', () => wrapping('wrap', HALF)],
] as const)(
  'an action that was declared unsent is not done twice by a page that could not read it: %s',
  async (_n, make) => {
    const action = await make();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    const { nonce: _nonce, ...call } = bench.requests()[0]!;
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await bench.world.chain.rpc('eth_sendTransaction', [call]);
    await bench.world.chain.mine(300);
    await bench.reload({ keepsClock: true, changesBrowser: denyUntilJournalIsWritten });
    allowOnceJournalIsLocked();
    await forgetOldStates(bench);
    await bench.anHourPasses();
    await bench.keepTime();
    bench.wallet.log.length = 0;
    await action.submit(bench.tab, reviewMadeAt(Date.now() - 1_000));
    await bench.world.chain.mine(4);
    expect([bench.asks(), await action.arrived()]).toEqual([0, action.units]);
  },
);
