import { redact } from '@/errors/redact';
import { startCpuTime } from '../../support/cpu-time';

test.each([
  ['token eyJhbGciOi.eyJzdWIi.c2ln expired', 'token (token) expired'],
  ['Authorization: Bearer abc.def', 'Authorization: (token)'],
  ['redis://:password@10.0.0.7:6379 is away', 'redis://10.0.0.7:6379 is away'],
  ['ada.l+1@bank.example is unknown', '(e-mail) is unknown'],
  ['GET /auth/reset?token=abc#part failed', 'GET /auth/reset failed'],
  [`account 0x${'a1'.repeat(20)} differs`, 'account (hex) differs'],
  ['call +41 79 555 01 02 back', 'call (digits) back'],
  ['code 123456', 'code (digits)'],
  ['chunks/main.js:12:3456', 'chunks/main.js:12:3456'],
  ['Is it ready?', 'Is it ready'],
  ['authorization: Basic dXNlcjpwYXNzd29yZA==', 'authorization: (token)'],
  ['Basic information is missing', 'Basic information is missing'],
  ['GET /x/ada%40bank.example failed', 'GET /x/(e-mail) failed'],
  ['GET /x/ada%2540bank.example failed', 'GET /x/(e-mail) failed'],
  ['jürgen@bücher.example is unknown', '(e-mail) is unknown'],
  ['x_eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'x_(token)'],
  ['keyJournal.find is not a function', 'keyJournal.find is not a function'],
  [`private key ${'4c0883a6'.repeat(8)}`, 'private key (hex)'],
  ['node_modules/@mui/material', 'node_modules/@mui/material'],
])('the message “%s” becomes “%s”', (message, expected) => {
  expect(redact(message)).toBe(expected);
});

test('configured secrets are replaced by a placeholder', () => {
  expect(redact('GET https://node.example/key-1 failed', ['https://node.example/key-1'])).toBe('GET (secret) failed');
});

test('a long message is cut at a space, so that no part of a secret stays', () => {
  const secret = 'https://node.example/v3/s3cr3tKEY';
  const cut = redact(`${'word '.repeat(1_597)}at ${secret}`, [secret]);
  expect(cut).toMatch(/word at \(cut\)$/);
  expect(redact('a'.repeat(10_000))).toBe(' (cut)');
});

describe('cleaning takes time in proportion to the length', () => {
  test.each([
    ['calldata of 64 KiB, as in a message of viem', `execution reverted: data 0x${'a9059cbb'.repeat(8_192)}`],
    ...['a.', 'a', 'eyJ-', '://', 'a@a.', 'a%40', '1-', '?', 'Bearer ', 'Basic ', 'basic a', '0x'].map((part) => [
      `'${part}' to the limit`,
      part.repeat(7_990 / part.length),
    ]),
    ['spaces', `Bearer${' '.repeat(7_900)}`],
  ])('%s', (_name, message) => {
    const cpuTime = startCpuTime();
    for (let at = 0; at < 10; at += 1) redact(message);
    expect(cpuTime()).toBeLessThan(200);
  });
});
