import { describeMessage } from '@/sandbox/wallet/describe-signature';
import { describeTransaction } from '@/sandbox/wallet/describe-transaction';
import { UNLIMITED } from '@/sandbox/wallet/erc20';
import { bytesToHex } from '@/sandbox/wallet/hex';
import type { Sheet } from '@/sandbox/wallet/questions';
import type { Transaction } from '@/sandbox/wallet/transaction';
import { ALICE, BOB, startSmallChain, STRANGER, TOKEN, tokenCall } from './small-chain';

const TRANSFER = 'a9059cbb';
const APPROVE = '095ea7b3';
const fact = (sheet: Sheet, term: string) => sheet.facts.find((one) => one.term === term)?.text;
const describeTx = (engine: Partial<Transaction>, chain = startSmallChain()) =>
  describeTransaction({ from: ALICE, ...engine }, 56, chain.rpc);

describe('the wallet’s description of a transaction', () => {
  it('shows recipient, value, fee and network of a payment', async () => {
    const sheet = await describeTx({ to: BOB, value: '0x16345785d8a0000' });
    expect(sheet.title).toBe('Send this payment?');
    expect(sheet.facts.map(({ term, text }) => [term, text])).toEqual([
      ['From', ALICE],
      ['To', BOB],
      ['Value', '0.1 BNB'],
      ['Estimated fee', '0.000021 BNB'],
      ['Network', 'BNB Smart Chain, chain id 56'],
    ]);
  });

  it('calculates the fee from the limits in the transaction', async () => {
    const sheet = await describeTx({ to: BOB, gas: '0x2710', maxFeePerGas: '0x77359400' });
    expect(fact(sheet, 'Estimated fee')).toBe('0.00002 BNB');
  });

  it('reads a token transfer in the token’s own units', async () => {
    const sheet = await describeTx({ to: TOKEN, data: tokenCall(TRANSFER, BOB, 12_500_000_000_000_000_001n) });
    expect(sheet.title).toBe('Send these tokens?');
    expect(fact(sheet, 'Amount')).toBe('12.500000000000000001 FNX');
    expect(fact(sheet, 'To')).toBe(BOB);
    expect(fact(sheet, 'Token contract')).toBe(TOKEN);
  });

  it('keeps base units when the contract does not return its decimals', async () => {
    const sheet = await describeTx({ to: STRANGER, data: tokenCall(TRANSFER, BOB, 1_000n) });
    expect(fact(sheet, 'Amount')).toBe('1000 base units');
  });

  it('keeps base units when the token does not answer', async () => {
    const chain = startSmallChain({
      eth_call: () => {
        throw new Error('reverted');
      },
    });
    const sheet = await describeTx({ to: TOKEN, data: tokenCall(TRANSFER, BOB, 1_000n) }, chain);
    expect(fact(sheet, 'Amount')).toBe('1000 base units');
  });

  it('distinguishes an exact approval from an unlimited one', async () => {
    const exact = await describeTx({ to: TOKEN, data: tokenCall(APPROVE, STRANGER, 10n ** 18n) });
    expect(fact(exact, 'Up to')).toBe('1 FNX');
    expect(fact(exact, 'Spender')).toBe(STRANGER);
    expect(exact.warnings).toEqual([]);
    const unlimited = await describeTx({ to: TOKEN, data: tokenCall(APPROVE, STRANGER, UNLIMITED) });
    expect(fact(unlimited, 'Up to')).toBe('Unlimited');
    expect(unlimited.warnings).toHaveLength(1);
  });

  it.each([
    ['a longer call', `${tokenCall(TRANSFER, BOB, 1n)}00`],
    ['dirty bytes before the address', tokenCall(TRANSFER, BOB, 1n).replace('a9059cbb00', 'a9059cbb01')],
    ['another call', '0x38ed1739'],
  ])('shows the unknown call %s as it is', async (_case, data) => {
    const sheet = await describeTx({ to: TOKEN, data: data as `0x${string}` });
    expect(sheet.title).toBe('Call this contract?');
    expect(fact(sheet, 'Contract')).toBe(TOKEN);
    expect(fact(sheet, 'Data')).toBe(data);
  });

  it('says that a contract is to be created', async () => {
    expect((await describeTx({ data: '0x6001' })).title).toBe('Create a contract?');
  });

  it('warns of a transaction that the network expects to fail', async () => {
    const chain = startSmallChain({
      eth_estimateGas: () => {
        throw new Error('execution reverted: too little');
      },
    });
    const sheet = await describeTx({ to: TOKEN, data: '0x38ed1739' }, chain);
    expect(fact(sheet, 'Estimated fee')).toBe('Not known');
    expect(sheet.warnings).toEqual(['The network expects this to fail: execution reverted: too little']);
  });
});

describe('the wallet’s description of a message', () => {
  const place = { account: ALICE, chainId: 56, host: 'invest.example' };
  const signIn = (host: string) =>
    bytesToHex(new TextEncoder().encode(`${host} wants you to sign in with your Ethereum account:\n${ALICE}\n`));

  it('shows bytes that are not text as they are', () => {
    expect(fact(describeMessage('0xff00fe', place), 'Message, not text')).toBe('0xff00fe');
  });

  it('keeps every letter of a text', () => {
    const text = 'Überweisung\n‮ 12 ☂';
    expect(fact(describeMessage(bytesToHex(new TextEncoder().encode(text)), place), 'Message')).toBe(text);
  });

  it('warns when the message signs in to another site', () => {
    expect(describeMessage(signIn('invest.example'), place).warnings).toEqual([]);
    expect(describeMessage(signIn('evil.example'), place).warnings).toEqual([
      'This message signs you in to evil.example, but the site that asks is invest.example.',
    ]);
  });
});
