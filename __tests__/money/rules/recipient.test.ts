import fc from 'fast-check';
import { getAddress } from 'viem/utils';
import type { Address } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { knownAddresses } from '@/domain/known-addresses';
import { nameIn, readRecipient } from '@/domain/recipient';
import { RECIPIENT_FAULT_TEXT } from '@/errors/text/recipient';

const address = (start: string, end = start): Address => `0x${start.padEnd(20, '0')}${end.padStart(20, '0')}`;

const OWN = address('1111');
const PAY = address('2222');
const VAULT = address('3333');
const FNX = address('4444');
const USDT = address('5555');
const WBNB = address('6666');
const ROUTER = address('7777');
const FACTORY = address('8888');
const FRIEND = address('9999');

const CONFIG: AppConfig = {
  chain: { id: 56, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: null },
  rpcPaths: ['/api/rpc/0'],
  fnxToken: FNX,
  payAddress: PAY,
  payTokens: { USDT },
  swap: { router: ROUTER, factory: FACTORY, wbnb: WBNB, feeBps: 25 },
  vault: VAULT,
  walletConnectProjectId: null,
  captchaSiteKey: null,
};
const KNOWN = knownAddresses({ config: CONFIG, own: OWN, sentTo: [FRIEND] });
const read = (typed: string) => readRecipient(typed, KNOWN);

/** The example address of EIP-55. */
const CHECKED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['0x', 'not-an-address'],
  ['alice.eth', 'not-an-address'],
  [CHECKED.slice(0, -1), 'not-an-address'],
  [`${CHECKED}0`, 'not-an-address'],
  [CHECKED.slice(2), 'not-an-address'],
  [CHECKED.replace('d', 'g'), 'not-an-address'],
  [`0x${'a'.repeat(64)}`, 'not-an-address'],
  [CHECKED.replace('5aA', '5aa'), 'wrong-checksum'],
  [CHECKED.replace('6053', '6054'), 'wrong-checksum'],
  [OWN, 'own'],
  [OWN.toUpperCase(), 'own'],
  [`0x${'0'.repeat(40)}`, 'unowned'],
  [`0x${'0'.repeat(39)}1`, 'unowned'],
  [`0x${'0'.repeat(36)}ffff`, 'unowned'],
  [PAY, 'pay-address'],
  [VAULT, 'vault'],
  [FNX, 'token'],
  [USDT, 'token'],
  [WBNB, 'token'],
  [ROUTER, 'exchange'],
  [FACTORY, 'exchange'],
] as const)('the recipient %p is refused: %s', (typed, kind) => {
  expect(read(typed)).toEqual({ kind: 'refused', fault: expect.objectContaining({ kind }) as unknown });
  expect(RECIPIENT_FAULT_TEXT[kind]).toMatch(/\.$/);
});

test.each([
  ['with its checksum', CHECKED],
  ['in lower case', CHECKED.toLowerCase()],
  ['in capitals', `0x${CHECKED.slice(2).toUpperCase()}`],
  ['in capitals, including the x', CHECKED.toUpperCase()],
  ['with spaces around it', `  ${CHECKED}\n`],
  ['in groups of four', CHECKED.replace(/(.{4})/g, '$1 ')],
])('an address %s is accepted, and returned with its checksum', (_, typed) => {
  expect(read(typed)).toEqual({ kind: 'taken', address: CHECKED, resembles: null });
});

test('the address after the last precompile is an ordinary one', () => {
  expect(read(`0x${'0'.repeat(35)}10000`)).toMatchObject({ kind: 'taken' });
});

test('an address of an earlier transfer is accepted', () => {
  expect(read(FRIEND)).toMatchObject({ kind: 'taken', resembles: null });
});

const alike = (one: Address): Address => `0x${one.slice(2, 6)}${'e'.repeat(32)}${one.slice(-4)}`;

test.each([
  ['the investor’s own', OWN, 'own'],
  ['the bank’s', PAY, 'pay-address'],
  ['the vault', VAULT, 'vault'],
  ['a token’s', USDT, { token: 'USDT' }],
  ['the exchange’s', ROUTER, 'exchange'],
  ['one that was sent to before', FRIEND, 'sent-before'],
])('an address that begins and ends like %s is reported as similar', (_, known, owner) => {
  expect(read(alike(known))).toMatchObject({ kind: 'taken', resembles: { owner, address: known } });
  expect(read(`0x${known.slice(2, 5)}e${alike(known).slice(6)}`)).toMatchObject({ resembles: null });
  expect(read(`${alike(known).slice(0, -1)}e`)).toMatchObject({ resembles: null });
});

test('without a linked wallet no address is the investor’s own', () => {
  const known = knownAddresses({ config: CONFIG, own: null, sentTo: [] });
  expect(readRecipient(OWN, known)).toMatchObject({ kind: 'taken' });
});

test('without an exchange and a vault, a recipient is still compared with the deployment’s other addresses', () => {
  const { swap: _swap, vault: _vault, ...config } = CONFIG;
  const known = knownAddresses({ config, own: OWN, sentTo: [] });
  expect(readRecipient(ROUTER, known)).toMatchObject({ kind: 'taken' });
  expect(readRecipient(PAY, known)).toMatchObject({ kind: 'refused' });
});

test.each([
  ['alice.eth', 'alice.eth'],
  [' sub.Alice.eth ', 'sub.Alice.eth'],
  ['alice', null],
  ['0x12.34', null],
  ['', null],
])('the text %p is read as the name %p', (typed, name) => {
  expect(nameIn(typed)).toBe(name);
});

test('only an address is accepted as a recipient, and gets its checksum', () => {
  const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 38, maxLength: 42 });
  const piece = fc.oneof(hex, fc.string(), fc.constantFrom('0x', '0X', ' ', '\u202e', '\u200b', CHECKED, PAY, '.eth'));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
      const recipient = read(pieces.join(''));
      if (recipient.kind === 'refused') return;
      expect(recipient.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
      expect(recipient.address).toBe(getAddress(recipient.address.toLowerCase()));
      expect(pieces.join('').replace(/\s/g, '').toLowerCase()).toBe(recipient.address.toLowerCase());
    }),
    { numRuns: 5_000 },
  );
});
