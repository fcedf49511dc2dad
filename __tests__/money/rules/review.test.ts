import { idOf } from '@/tx/journal/entry';
import { isReviewExpired, newReview, renewedReview, type Reviewed } from '@/tx/journal/review';
import { RENEWED_SEARCHED_MS, assertSubmittable, isUnrecorded, mayBeRenewed } from '@/tx/journal/review';
import { markSubmitted, submittedInTab, unmarkSubmitted } from '@/tx/journal/marks';
import { STORAGE_KEYS } from '@/config/product';
import { observeServiceDate } from '@/utils/service-clock';
import { recordSubmit, withdrawSubmit } from '@/tx/submit/record-submit';
import { KINDS } from '@/tx/kinds';
import { reviewOf, reviewedIntent, type SubmitRequest } from '@/tx/submit/reviewed-intent';
import { engine } from '@/tx/app-engine';
import { HERS, asked, emptyJournal, sent } from '../../support/money/attempt';

const MINUTE_MS = 60_000;
const KEY = 'send:one';
const review = (change: Partial<Reviewed> = {}): Reviewed => ({
  ...newReview(engine),
  validForMs: 30 * MINUTE_MS,
  ...change,
});
const known = () => observeServiceDate(new Date().toUTCString());
const refusal = (one: Reviewed, entries = [] as ReturnType<typeof asked>[]): string | null => {
  try {
    assertSubmittable(engine, KEY, one, entries);
    return null;
  } catch (thrown) {
    return (thrown as { kind: string }).kind;
  }
};

afterEach(() => sessionStorage.clear());

it('a review is not submitted while the service’s time is unknown', () => {
  expect(refusal(review())).toBe('service-unreachable');
});

describe('By the service’s clock, a review', () => {
  beforeEach(known);

  it.each([
    [0, false],
    [30 * MINUTE_MS, false],
    [30 * MINUTE_MS + 1, true],
    [-MINUTE_MS, false],
    [-MINUTE_MS - 1, true],
    [25 * 60 * MINUTE_MS, true],
  ])('of %d ms ago is expired: %p', (age, isExpired) => {
    expect(isReviewExpired(1_000_000_000 - age, 30 * MINUTE_MS, 1_000_000_000)).toBe(isExpired);
  });

  it('can be submitted when it is recent and has no record', () => {
    expect(refusal(review())).toBeNull();
    expect(refusal(review({ madeAt: Date.now() - 31 * MINUTE_MS }))).toBe('review-expired');
  });

  it('can be renewed for at most a day, because the journal then removes what other tabs have submitted', () => {
    const renewed = (hours: number) =>
      review({ firstMadeAt: Date.now() - hours * 60 * MINUTE_MS, earlier: ['send:old'] });
    expect([refusal(renewed(23)), mayBeRenewed(engine, renewed(23))]).toEqual([null, true]);
    expect([refusal(renewed(25)), mayBeRenewed(engine, renewed(25))]).toEqual(['review-expired', false]);
  });

  it('that replaced a review with a future date is dated as far back as the search reaches, and cannot be renewed forever', () => {
    const renewed = renewedReview(engine, 'send:old', { ...newReview(engine), firstMadeAt: Date.now() + MINUTE_MS });
    expect(renewed.firstMadeAt).toBe(renewed.madeAt - RENEWED_SEARCHED_MS);
    expect([refusal(review(renewed)), mayBeRenewed(engine, renewed)]).toEqual([null, true]);
    expect(mayBeRenewed(engine, { firstMadeAt: 0 })).toBe(false);
  });

  it('is not submitted when a review that it replaces may have been sent', () => {
    const earlier = ['send:old'];
    expect(refusal(review({ earlier }), [sent({ key: 'send:old' })])).toBe('paid-elsewhere');
    expect(refusal(review({ earlier }), [sent({ key: 'send:old', status: 'succeeded' })])).toBe('paid-elsewhere');
    expect(refusal(review({ earlier }), [sent({ key: 'send:old', status: 'failed', failure: 'reverted' })])).toBeNull();
    expect(refusal(review({ earlier }), [sent({ key: 'send:other' })])).toBeNull();
  });

  it('that was renewed many times is not submitted when its first version may have been sent', () => {
    let anew = newReview(engine);
    for (let time = 0; time < 40; time += 1) anew = renewedReview(engine, `send:${time}`, anew);
    expect(refusal(review(anew), [sent({ key: 'send:0' })])).toBe('paid-elsewhere');
    expect(refusal(review(anew), [sent({ key: 'send:39' })])).toBe('paid-elsewhere');
  });

  it('is not submitted when a review that replaces it may have been sent', () => {
    expect(refusal(review(), [sent({ key: 'send:new', replaces: [KEY] })])).toBe('paid-elsewhere');
    expect(refusal(review(), [sent({ key: 'send:new', replaces: ['send:other'] })])).toBeNull();
  });

  it('is not submitted when another tab has renewed the same old review and may have sent the new one', () => {
    const twin = review({ earlier: ['send:old'] });
    expect(refusal(twin, [sent({ key: 'send:new', replaces: ['send:old'], status: 'succeeded' })])).toBe(
      'paid-elsewhere',
    );
    expect(refusal(twin, [sent({ key: 'send:new', replaces: ['send:other'] })])).toBeNull();
  });

  it('is not submitted when this tab has submitted it and its record is gone', () => {
    const attempt = sent({ key: KEY, status: 'failed', failure: 'reverted' });
    expect(markSubmitted(engine, idOf(attempt))).toBe(true);
    expect(refusal(review())).toBe('review-unrecorded');
    expect(refusal(review(), [attempt])).toBeNull();
    unmarkSubmitted(engine, idOf(attempt));
    expect(refusal(review())).toBeNull();
  });

  it('is not submitted when this tab has submitted a review that it replaces and that record is gone', () => {
    const earlier = ['send:first', 'send:old'];
    for (const key of earlier) {
      const attempt = sent({ key, status: 'failed', failure: 'reverted' });
      markSubmitted(engine, idOf(attempt));
      expect(refusal(review({ earlier }))).toBe('review-unrecorded');
      expect(refusal(review({ earlier }), [attempt])).toBeNull();
      unmarkSubmitted(engine, idOf(attempt));
    }
  });

  it('is not submitted when the record of a retry is gone, even if the record of a failed first attempt exists', () => {
    const first = sent({ key: KEY, status: 'failed', failure: 'reverted' });
    const retry = sent({ key: KEY, at: first.at + 1 });
    markSubmitted(engine, idOf(first));
    markSubmitted(engine, idOf(retry));
    expect(refusal(review(), [first])).toBe('review-unrecorded');
  });

  it('keeps up to sixteen keys of the reviews that it replaces, and always the first one', () => {
    const keys = Array.from({ length: 20 }, (_, index) => `send:${index}`);
    const last = keys.reduce((before, key) => renewedReview(engine, key, before), newReview(engine));
    expect(last.earlier).toEqual([keys[0], ...keys.slice(5)]);
    expect(last.madeAt).toBeGreaterThan(0);
  });
});

describe('The marks of a tab', () => {
  it('are those of the newest fifty attempts', () => {
    for (let index = 0; index < 60; index += 1) markSubmitted(engine, `send:${index}@1`);
    expect(['send:9', 'send:10', 'send:59'].map((key) => submittedInTab(engine, key))).toEqual([
      [],
      ['send:10@1'],
      ['send:59@1'],
    ]);
  });

  it.each(['{', '{}', '[1]'])('are empty when the tab’s storage holds something else: %s', (text) => {
    sessionStorage.setItem(STORAGE_KEYS.submitted, text);
    expect(isUnrecorded(engine, [KEY], [])).toBe(false);
    expect(markSubmitted(engine, `${KEY}@1`)).toBe(true);
    expect(isUnrecorded(engine, [KEY], [])).toBe(true);
  });
});

describe('The wallet’s refusal', () => {
  beforeEach(known);
  afterEach(emptyJournal);

  it('finds no mark of an attempt that could not be saved', async () => {
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    expect(await recordSubmit(engine, asked(), () => true)).toBe(false);
    jest.restoreAllMocks();
    expect(submittedInTab(engine, asked().key)).toEqual([]);
  });

  it('removes the record and its mark in this tab', async () => {
    await recordSubmit(engine, asked(), () => true);
    expect(submittedInTab(engine, asked().key)).toEqual([idOf(asked())]);
    expect(await withdrawSubmit(engine, asked())).toBe(true);
    expect(submittedInTab(engine, asked().key)).toEqual([]);
  });

  it('keeps the mark when the record cannot be removed', async () => {
    await recordSubmit(engine, asked(), () => true);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await withdrawSubmit(engine, asked())).toBe(false);
    full.mockRestore();
    expect(submittedInTab(engine, asked().key)).toEqual([idOf(asked())]);
  });
});

const action = { id: 'one', token: 'FNX', to: HERS, amount: '1' } as const;

it('a transfer without a review counts as reviewed long ago', () => {
  known();
  expect(refusal(reviewOf({ kind: 'send', action }))).toBe('review-expired');
});

it('an intent has the kind of its request, the key of its action and its review, and is frozen', async () => {
  const { chainId, to: contract, effect } = asked();
  const call = { from: HERS, to: contract, value: 0n, data: '0x' } as const;
  const made = { description: 'Transfer of 1 FNX', chainId, call, spends: [], effect };
  jest.spyOn(KINDS.send, 'intentOf').mockResolvedValueOnce(made);
  const request: SubmitRequest<'send'> = { kind: 'send', action, from: HERS, acceptedUnreadChain: false };
  const intent = await reviewedIntent(engine, request);
  expect(intent).toEqual({ ...made, kind: 'send', key: KEY, review: reviewOf(request) });
  expect(Object.isFrozen(intent)).toBe(true);
});
