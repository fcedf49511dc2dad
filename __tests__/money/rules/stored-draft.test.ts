import { STORAGE_KEYS } from '@/config/product';
import { EMPTY_DRAFT, type Draft } from '@/features/shares/model/draft';
import { clearLastOrder, keepDraftOf, storedPurchase } from '@/features/shares/model/stored-draft';
import { orderWith } from '../../support/order';

const DRAFT: Draft = { side: 'receive', amount: '12.5', currency: 'BNB' };

beforeEach(() => window.sessionStorage.clear());

it('a draft is kept while it is typed and while its order is opened', () => {
  expect(storedPurchase.read().draft).toEqual(EMPTY_DRAFT);
  keepDraftOf({ step: 'editing', draft: DRAFT });
  expect(storedPurchase.read().draft).toEqual(DRAFT);
  keepDraftOf({ step: 'opening', draft: { ...DRAFT, amount: '13' } });
  expect(storedPurchase.read().draft).toEqual({ ...DRAFT, amount: '13' });
});

it('a draft is removed once there is an order, and kept while the app looks for an open order', () => {
  keepDraftOf({ step: 'editing', draft: DRAFT });
  keepDraftOf({ step: 'looking' });
  expect(storedPurchase.read().draft).toEqual(DRAFT);
  keepDraftOf({ step: 'ordered', draft: DRAFT, reviewed: orderWith(), arrival: 'resumed' });
  expect(storedPurchase.read().draft).toEqual(EMPTY_DRAFT);
});

it('the last reviewed order is kept while the next one is typed, until it is forgotten', () => {
  keepDraftOf({ step: 'ordered', draft: DRAFT, reviewed: orderWith(), arrival: 'opened' });
  keepDraftOf({ step: 'editing', draft: DRAFT });
  expect(storedPurchase.read()).toEqual({ draft: DRAFT, last: orderWith()._id });
  clearLastOrder();
  expect(storedPurchase.read()).toEqual({ draft: DRAFT, last: null });
});

it.each([
  '',
  '{',
  'null',
  '{"draft":{"side":"both","amount":"1","currency":"USDT"},"last":null}',
  '{"draft":{"side":"pay","amount":1},"last":null}',
])('an unreadable draft (%s) is an empty form', (text) => {
  window.sessionStorage.setItem(STORAGE_KEYS.purchase, text);
  expect(storedPurchase.read().draft).toEqual(EMPTY_DRAFT);
});
