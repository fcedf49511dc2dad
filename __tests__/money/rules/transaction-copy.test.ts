import type { ActionFaultKind } from '@/errors/action-fault';
import { textOfTransactionFault } from '@/errors/text/transaction';
import { PAYMENT_TERMS } from '@/features/shares/model/purchase-terms';
import { failedCopy, isAlarming, textOfAttempt } from '@/parts/transaction/transaction-copy';

const NOUNS = { name: 'transfer', act: 'send' };
const TERMS = { ...NOUNS, again: 'You can send again.', foundAgain: '', secondOne: '' };

/** The type requires every fault, so a new fault needs a line here. */
const EVERY: Readonly<Record<ActionFaultKind, true>> = {
  'not-pinned': true,
  'wrong-chain': true,
  'wrong-account': true,
  'not-connected': true,
  'other-chain-behind-wallet': true,
  'unread-chain-behind-wallet': true,
  'price-ended': true,
  'too-little': true,
  'too-little-gas': true,
  'would-fail': true,
  'would-fall-short': true,
  'unsupported-token': true,
  'other-tab': true,
  'nodes-unreachable': true,
  'nodes-disagree': true,
  'chain-clock': true,
  rejected: true,
  'wallet-busy': true,
  'wallet-locked': true,
  'wallet-unreachable': true,
  'wallet-cannot': true,
  'wallet-failed': true,
  'not-stored': true,
  'no-locks': true,
  'quote-changed': true,
  'unread-record': true,
  'other-request': true,
  'other-pending': true,
  'hidden-pending': true,
  'review-expired': true,
  'review-unrecorded': true,
  'journal-full': true,
  'warning-changed': true,
  'order-changed': true,
  'order-ended': true,
  'paid-elsewhere': true,
  'asked-elsewhere': true,
  'asked-before': true,
  'service-unreachable': true,
  'checks-too-slow': true,
  'account-busy': true,
  'beyond-search': true,
  'unsent-unproven': true,
  'contract-pays-no-coin': true,
  'other-hash': true,
};

test.each(Object.keys(EVERY) as ActionFaultKind[])(
  'the text of the fault %s of a transfer mentions no order, price or bank',
  (kind) => {
    const { title, text } = textOfTransactionFault(kind, NOUNS);
    expect(title).not.toBe('');
    expect(`${title} ${text}`).not.toMatch(/\border|price|\bpay\b|payment|\bbank\b/i);
    expect(text).toMatch(/[.]$/);
  },
);

const ASKED = /Unlock|Use another|Open it|Switch|in your wallet|Connect/;

test.each([
  'wrong-chain',
  'wallet-busy',
  'wallet-locked',
  'wallet-unreachable',
  'wallet-cannot',
  'wallet-failed',
] as const)('the text of the wallet’s fault %s names a next step', (kind) =>
  expect(textOfTransactionFault(kind, NOUNS).text).toMatch(ASKED),
);

test('a declined request says that nothing was sent', () => {
  expect(textOfTransactionFault('rejected', NOUNS)).toEqual({
    title: 'You declined in your wallet',
    text: 'Nothing was sent.',
  });
});

test('a refusal shows the missing amount', () => {
  const missing = { amount: 5n * 10n ** 17n, symbol: 'BNB' };
  expect(textOfTransactionFault('too-little', NOUNS, { missing }).text).toBe(
    'Nothing was sent. You need about 0.50 BNB more.',
  );
});

test.each(['reverted', 'cancelled', 'ineffective', 'expired'] as const)(
  'the text of an attempt that was %s does not say that nothing was moved while an earlier attempt may still go through',
  (step) => {
    const { text } = failedCopy(step, TERMS, true);
    expect(text).toContain('An earlier attempt may still go through.');
    expect(text).not.toContain('Nothing was moved.');
    expect(failedCopy(step, TERMS).text).not.toContain('An earlier attempt');
  },
);

test.each([NOUNS, PAYMENT_TERMS])('a $name that may have been sent is never said to be unsent', (nouns) => {
  const texts = (Object.keys(EVERY) as ActionFaultKind[]).map((kind) => textOfTransactionFault(kind, nouns).text);
  const uncertain = texts.filter((text) => /may have been|If nothing was sent/.test(text));
  expect(uncertain.length).toBeGreaterThan(2);
  expect(uncertain.filter((text) => text.startsWith('Nothing was sent'))).toEqual([]);
});

test('a refusal says ‘Nothing was sent this time’ if an earlier request may still be approved', () => {
  expect(textOfTransactionFault('rejected', NOUNS, { isFirstOpen: true }).text).toBe('Nothing was sent this time.');
});

test.each(['not-stored', 'unread-record'] as const)(
  'the text of the fault %s does not say that nothing was sent, because the record of it may be unreadable',
  (kind) => {
    const { text } = textOfTransactionFault(kind, NOUNS);
    expect(text).toMatch(/^Your wallet was not asked[.]/);
    expect(text).not.toContain('Nothing was sent');
    expect(text).toContain('latest transactions');
  },
);

test.each(['not-stored', 'journal-full'] as const)(
  'the text of the fault %s says that another browser does not know the earlier requests',
  (kind) =>
    expect(textOfTransactionFault(kind, NOUNS).text).toMatch(
      /another browser.* does not know .* before you send there[.]$/,
    ),
);

it('a request without an answer is to be declined once the first transfer has proven to be sent', () => {
  const state = { step: 'unanswered', isSearched: true, earlierHash: `0x${'a'.repeat(64)}` } as const;
  const { title, text } = textOfAttempt(state, TERMS);
  expect([title, text, isAlarming(state)]).toEqual([
    'Your first transfer was sent',
    expect.stringContaining('Decline the request that may still be open in your wallet.'),
    true,
  ]);
});
