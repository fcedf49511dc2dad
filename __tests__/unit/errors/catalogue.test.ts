import { AppError, type Fault } from '@/errors/app-error';
import { durationText, textFor } from '@/errors/text/calls';

const FAULTS: Fault[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'cancelled' },
  { kind: 'protocol', reason: 'shape' },
  { kind: 'form', fields: {} },
  { kind: 'expired' },
  { kind: 'gate', reason: 'KYC' },
  { kind: 'gate', reason: 'REAUTH' },
  { kind: 'missing' },
  { kind: 'conflict' },
  { kind: 'gone' },
  { kind: 'wrong-code', fields: {} },
  { kind: 'too-many' },
  { kind: 'refused' },
  { kind: 'server' },
  { kind: 'human-check' },
  { kind: 'cookies-blocked' },
  { kind: 'storage-refused' },
  { kind: 'other-site' },
];

test.each(FAULTS)('$kind has a text without the word "unknown"', (fault) => {
  const words = textFor(new AppError(fault));
  for (const text of [words.title, words.happened, words.todo]) {
    expect(text.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/unknown/i);
  }
});

test('no two faults have the same text', () => {
  const titles = FAULTS.map((fault) => textFor(new AppError(fault)).title);
  expect(new Set(titles).size).toBe(FAULTS.length);
});

test('the server’s message is shown when there is one', () => {
  expect(textFor(new AppError({ kind: 'server' }, { serverMessage: 'Ledger closed' })).happened).toBe('Ledger closed');
});

test('a waiting time is described', () => {
  expect(textFor(new AppError({ kind: 'too-many', retryAfter: 30 })).todo).toBe('Try again in 30 seconds.');
  expect(durationText(1)).toBe('1 second');
  expect(durationText(900)).toBe('15 minutes');
});

test('every thrown value has a text', () => {
  expect(textFor(new TypeError('x')).title).toBe('Unexpected answer from FNX');
  expect(textFor(undefined).canRetry).toBe(true);
});
