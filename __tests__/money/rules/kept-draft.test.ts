import { STORAGE_KEYS } from '@/config/product';
import { EMPTY_DRAFT, type Draft } from '@/features/shares/model/draft';
import { keepDraftOf, keptDraft } from '@/features/shares/model/kept-draft';
import { orderWith } from '../../support/order';

const DRAFT: Draft = { side: 'receive', amount: '12.5', currency: 'BNB' };

beforeEach(() => window.sessionStorage.clear());

it('a draft is kept while it is typed and while its order is opened', () => {
  expect(keptDraft.read()).toEqual(EMPTY_DRAFT);
  keepDraftOf({ step: 'editing', draft: DRAFT });
  expect(keptDraft.read()).toEqual(DRAFT);
  keepDraftOf({ step: 'opening', draft: { ...DRAFT, amount: '13' } });
  expect(keptDraft.read()).toEqual({ ...DRAFT, amount: '13' });
});

it('a draft is removed once there is an order, and kept while one is looked for', () => {
  keepDraftOf({ step: 'editing', draft: DRAFT });
  keepDraftOf({ step: 'looking' });
  expect(keptDraft.read()).toEqual(DRAFT);
  keepDraftOf({ step: 'reviewing', draft: DRAFT, reviewed: orderWith(), arrival: 'resumed' });
  expect(keptDraft.read()).toEqual(EMPTY_DRAFT);
});

it.each(['', '{', 'null', '{"side":"both","amount":"1","currency":"USDT"}', '{"side":"pay","amount":1}'])(
  'an unreadable draft (%s) is an empty form',
  (text) => {
    window.sessionStorage.setItem(STORAGE_KEYS.purchase, text);
    expect(keptDraft.read()).toEqual(EMPTY_DRAFT);
  },
);
