import type { QuoteRequest } from '@/domain/swap/quote';
import type { Sending } from '@/tx';
import { newReview, renewedReview, type Review } from '@/tx/journal/review';
import { engine } from '@/tx/app-engine';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action, type Make } from '../../support/money/actions';
import { emptyStorage, openTab } from '../../support/money/tab';
import { reviewMadeAt } from '../../support/money/reviewed';

const bench = useBench();
const { sending, purchase, stake, swap, wrapping, comesTo } = actionsOn(bench);
const ONE = 10n ** 18n;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SELL: QuoteRequest = { pay: 'FNX', get: 'USDT', exact: 'pay', amount: ONE };

const KINDS: readonly (readonly [string, number, Make])[] = [
  ['transfer in USDT', 25, () => sending('USDT', '0.5', ONE / 2n)],
  ['transfer in BNB', 25, () => sending('BNB', '0.5', ONE / 2n)],
  ['swap', 6, () => swapWithMoreHeld()],
  ['wrap', 25, () => wrapping('wrap', ONE / 10n)],
  ['stake', 25, () => stake(10n * ONE)],
  ['purchase', 25, () => purchase('USDT', (1_248n * ONE) / 10n)],
];

async function swapWithMoreHeld(): Promise<Action> {
  await bench.world.chain.faucet('FNX', bench.from, 10n * ONE);
  return swap(SELL);
}

/** Advances two clocks: the chain's clock, and the clock that the browser and the service share. */
async function hoursPass(hours: number): Promise<void> {
  await bench.world.chain.rpc('evm_increaseTime', [hours * 3_600]);
  await bench.world.chain.mine(1);
  jest.setSystemTime(Date.now() + hours * HOUR_MS);
}

async function sendsMore(times: number): Promise<void> {
  const other = await openTab();
  for (let index = 0; index < times; index += 1) {
    const more = await sending('USDT', '0.1', ONE / 10n);
    await more.submit(other);
    await bench.world.chain.mine(3);
    await passes(8_000);
    expect(other.stateOf(more.key).step).toBe('succeeded');
  }
}

const succeeds = async (one: Action, review: Review) => {
  await one.submit(bench.tab, review);
  await bench.world.chain.mine(3);
  await comesTo(one, 'succeeded');
};

const refusalOf = (one: Action): string | undefined => {
  const state = bench.tab.stateOf(one.key);
  return state.step === 'idle' ? state.refusal : undefined;
};

const inCopiedTab = async (): Promise<void> => {
  sessionStorage.clear();
  bench.tab = await openTab();
};

describe('An open review', () => {
  it.each([
    ['30 minutes after it was made', 31 * MINUTE_MS, 'review-expired'],
    ['when a wrong clock has dated it into the future', -25 * HOUR_MS, 'review-expired'],
  ])('expires %s', async (_name, age, refusal) => {
    const one = await sending('BNB', '0.5', ONE / 2n);
    await one.submit(bench.tab, reviewMadeAt(Date.now() - age));
    expect(refusalOf(one)).toBe(refusal);
    expect(bench.asks()).toBe(0);
  });

  it('can be submitted within 30 minutes, whatever the browser’s clock says', async () => {
    await bench.tab.readService('any');
    const one = await sending('BNB', '0.5', ONE / 2n);
    await one.submit(bench.tab, reviewMadeAt(Date.now() - 29 * MINUTE_MS));
    await bench.world.chain.mine(3);
    await comesTo(one, 'succeeded');
  });
});

describe('A tab that was duplicated before the submit', () => {
  it('does not submit the review again, neither at once nor a day later', async () => {
    const one = await sending('USDT', '0.5', ONE / 2n);
    const review = newReview(engine);
    await succeeds(one, review);
    await inCopiedTab();
    await one.submit(bench.tab, review);
    expect(bench.tab.stateOf(one.key).step).toBe('succeeded');
    await hoursPass(25);
    await one.submit(bench.tab, review);
    expect(bench.asks()).toBe(1);
  });

  it('does not submit the review that another tab has renewed and submitted', async () => {
    const [one, anew] = [await sending('USDT', '0.5', ONE / 2n), await sending('USDT', '0.5', ONE / 2n)];
    const review = newReview(engine);
    await succeeds(anew, renewedReview(engine, one.key, review));
    await inCopiedTab();
    await one.submit(bench.tab, review);
    expect(refusalOf(one)).toBe('paid-elsewhere');
    expect(bench.asks()).toBe(1);
  });
});

describe('A renewed review', () => {
  const leaveUnsent = async (action: Sending, review: Review) => {
    bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
    await during(bench.tab.send(action, bench.from, review));
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(`send:${action.id}`))).toBe(true);
  };

  it('is not submitted when the old review was sent after all', async () => {
    const action: Sending = { id: 'old', token: 'BNB', to: `0x${'8'.repeat(40)}`, amount: '0.5' };
    const review = newReview(engine);
    await leaveUnsent(action, review);
    await bench.world.chain.rpc('eth_sendTransaction', [bench.requests()[0]]);
    await during(bench.tab.send({ ...action, id: 'new' }, bench.from, renewedReview(engine, 'send:old', review)));
    expect(bench.tab.stateOf('send:new')).toMatchObject({ step: 'idle', refusal: 'paid-elsewhere' });
    expect(bench.asks()).toBe(1);
  });

  it('is not submitted once the old review is recorded as sent', async () => {
    const one = await sending('USDT', '0.5', ONE / 2n);
    const review = newReview(engine);
    await succeeds(one, review);
    const second = await sending('USDT', '0.5', ONE / 2n);
    await second.submit(bench.tab, renewedReview(engine, one.key, review));
    expect(refusalOf(second)).toBe('paid-elsewhere');
    expect(bench.asks()).toBe(1);
  });
});

describe('The mark of a submitted review', () => {
  it('keeps the review from being submitted again after its record was cleared', async () => {
    const one = await sending('USDT', '0.5', ONE / 2n);
    const review = newReview(engine);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await one.submit(bench.tab, review);
    await bench.reload();
    emptyStorage();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await one.submit(bench.tab, review);
      expect(refusalOf(one)).toBe('review-unrecorded');
    }
    expect(bench.asks()).toBe(1);
  });

  it.each(['USDT', 'BNB'] as const)('keeps the changed review from being submitted as well: %s', async (token) => {
    const one = await sending(token, '0.5', ONE / 2n);
    await one.submit(bench.tab, newReview(engine));
    await bench.world.chain.mine(4);
    await bench.keepTime();
    await bench.reload({ keepsClock: true });
    emptyStorage();
    await bench.world.chain.mine(200);
    jest.setSystemTime(Date.now() + 20 * MINUTE_MS);
    await bench.keepTime();
    const changed = { id: `changed-${token}`, token, to: one.to!, amount: '0.5' };
    await during(bench.tab.send(changed, bench.from, reviewMadeAt(Date.now() - 1_000, [one.key])));
    expect([bench.asks(), Object(bench.tab.stateOf(`send:${changed.id}`)).refusal]).toEqual([1, 'review-unrecorded']);
  });

  it.each([4001, -32_002])('is removed by a refusal of the wallet, so that a retry works: %d', async (code) => {
    const one = await sending('USDT', '0.5', ONE / 2n);
    const review = newReview(engine);
    bench.wallet.failNext({ code, message: 'Already pending' }, 'eth_sendTransaction');
    await one.submit(bench.tab, review);
    await bench.reload();
    await succeeds(one, review);
    expect(await one.arrived()).toBe(one.units);
  });

  it('does not block a retry after a revert', async () => {
    const one = await swapWithMoreHeld();
    const review = newReview(engine);
    bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
      bench.wallet.answerWith('eth_sendTransaction', null);
      await bench.world.chain.rpc('anvil_setCode', [bench.world.chain.contracts.router, '0x60006000fd']);
      return pass();
    });
    const code = (await bench.world.chain.rpc('eth_getCode', [bench.world.chain.contracts.router, 'latest'])) as string;
    await one.submit(bench.tab, review);
    await bench.world.chain.mine(4);
    await comesTo(one, 'reverted');
    await bench.world.chain.rpc('anvil_setCode', [bench.world.chain.contracts.router, code]);
    await succeeds(one, review);
  });

  it('is written before the wallet is asked, and without the mark the wallet is not asked', async () => {
    const one = await sending('USDT', '0.5', ONE / 2n);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === window.sessionStorage) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    await one.submit(bench.tab, newReview(engine));
    Storage.prototype.setItem = setItem;
    expect(refusalOf(one)).toBe('not-stored');
    expect(bench.asks()).toBe(0);
    await succeeds(one, newReview(engine));
  });
});

describe('The journal', () => {
  it('keeps recent entries in an open page, even when another tab clears the storage', async () => {
    const one = await sending('USDT', '0.5', ONE / 2n);
    const review = newReview(engine);
    await succeeds(one, review);
    localStorage.clear();
    sessionStorage.clear();
    const other = await openTab();
    expect(bench.tab.journal().map(({ key }) => key)).toEqual([one.key]);
    await (await sending('BNB', '0.1', ONE / 10n)).submit(bench.tab);
    await one.submit(other, review);
    expect(bench.asks()).toBe(2);
  });
});

describe('A review that was submitted', () => {
  it.each(KINDS)('is not submitted again after a day and eleven other transfers: %s', async (_name, hours, make) => {
    const one = await make();
    const review = newReview(engine);
    await succeeds(one, review);
    const arrived = await one.arrived();
    await sendsMore(11);
    // A reload restarts the bench's clock.
    await bench.reload();
    await hoursPass(hours);
    await sendsMore(1);
    const asked = bench.asks();
    await one.submit(bench.tab, review);
    await one.submit(bench.tab, review);
    expect(bench.asks()).toBe(asked);
    expect(await one.arrived()).toBe(arrived);
  });
});
