import { readHash } from '@/features/shares/model/read-hash';

const HASH = `0x${'ab'.repeat(32)}`;

it.each([HASH, `  ${HASH}\n`, HASH.slice(2), HASH.toUpperCase(), `https://bscscan.com/tx/${HASH}`, `https://explorer.example/tx/${HASH}?a=1#logs`])('%p is a hash as somebody pastes it', (typed) => {
  expect(readHash(typed)).toBe(HASH);
});

it.each(['', '0x', HASH.slice(0, -1), `${HASH}0`, HASH.replace('a', 'g'), `${HASH} ${HASH}`, 'https://bscscan.com/tx/'])('%p is none', (typed) => {
  expect(readHash(typed)).toBeNull();
});
