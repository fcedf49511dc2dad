import { useBench } from '../../support/money/bench';
import { openTab } from '../../support/money/tab';
import { actionsOn, type Make } from '../../support/money/actions';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();
const { sending, purchase, stake, approval, swap, wrapping } = actionsOn(bench);
const ONE = 10n ** 18n;
const { setItem } = Storage.prototype;
const empty = () => {
  Storage.prototype.setItem = setItem;
};
afterEach(empty);

/** Only writes that make the journal smaller still fit. */
const fillUp = () => {
  Storage.prototype.setItem = function full(this: Storage, key: string, text: string) {
    if (text.includes('declaredUnsentAt')) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    setItem.call(this, key, text);
  };
};
const noticesWrite = () => window.dispatchEvent(new StorageEvent('storage', { key: 'tx_journal' }));
const writesElsewhere = () => {
  const records = JSON.parse(localStorage.getItem('tx_journal') ?? '[]') as object[];
  localStorage.setItem('tx_journal', JSON.stringify([...records, { ...records[0], key: 'order:other', at: 1 }]));
};

it.each<[string, Make]>([
  ['a purchase', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a transfer', () => sending('BNB', '0.5', ONE / 2n)],
  ['a stake', () => stake(5n * ONE)],
  ['an approval', () => approval()],
  ['a swap', () => swap({ pay: 'BNB', get: 'FNX', exact: 'pay', amount: ONE / 10n })],
  ['a wrapping', () => wrapping('wrap', ONE / 2n)],
])(
  'a declaration that could not be stored does not bring back %s after the wallet has refused it',
  async (_what, make) => {
    const action = await make();
    bench.wallet.rejectNext('eth_sendTransaction');
    const release = bench.wallet.hold('eth_sendTransaction');
    const submitted = action.submit();
    await until(() => bench.asks() === 1);
    const other = await openTab();
    await during(other.goesOn(action.key));
    await passes(25_000);
    const end = other.startEngine();
    fillUp();
    const declaring = other.saysUnsent(action.key);
    writesElsewhere();
    const isDeclared = await during(declaring);
    release();
    await submitted;
    empty();
    noticesWrite();
    await passes(2_000);
    end();
    const isThere = (key: string) => key === action.key;
    expect([
      isDeclared,
      bench.tab.stateOf(action.key),
      other
        .journal()
        .map(({ key }) => key)
        .filter(isThere),
    ]).toEqual([false, { step: 'idle', refusal: 'rejected' }, []]);
  },
);
