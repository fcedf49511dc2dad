import { changeFlow, NO_CHANGE, type ChangeEvent, type ChangeFlow } from '@/features/portfolio/model/change-flow';
import { storedWalletChange } from '@/features/portfolio/model/stored-wallet-change';

const next = '0x00000000000000000000000000000000000000Aa';
const other = '0x00000000000000000000000000000000000000Bb';
const offer = { former: 'the old one’s message', next: 'the new one’s message' };
const former = { message: offer.former, signature: '0x1234' };
const walk = (...events: readonly ChangeEvent[]): ChangeFlow => events.reduce(changeFlow, NO_CHANGE);

const OPENED: ChangeEvent = { type: 'opened', kind: 'both' };
const NAMED: ChangeEvent = { type: 'named', next };
const OFFERED: ChangeEvent = { type: 'offered', next, offer };
const SIGNED: ChangeEvent = { type: 'signed', former };
const failedAt = (at: 'preparing' | 'signing' | 'verifying'): ChangeEvent => ({
  type: 'failed',
  failure: { at, error: new Error('no') },
});

afterEach(() => storedWalletChange.keep(NO_CHANGE));

it('a wallet change goes from the address through the old wallet’s signature to the new wallet’s', () => {
  expect(walk(OPENED, { type: 'typed', text: '0x' })).toEqual({ step: 'naming', typed: '0x' });
  expect(walk(OPENED, NAMED)).toEqual({ step: 'former', next, offer: null });
  expect(walk(OPENED, NAMED, OFFERED, SIGNED)).toEqual({ step: 'next', next, offer, former });
});

it('a wallet change needs a message before a signature, and accepts no message for another wallet', () => {
  expect(walk(OPENED, NAMED, SIGNED)).toMatchObject({ step: 'former', offer: null });
  expect(walk(OPENED, NAMED, { type: 'offered', next: other, offer })).toMatchObject({ offer: null });
});

it('after a missing signature the wallet is asked again, and after a refusal by the service the change starts again', () => {
  expect(walk(OPENED, NAMED, OFFERED, SIGNED, failedAt('signing'))).toMatchObject({ step: 'next', former });
  const refused = walk(OPENED, NAMED, OFFERED, SIGNED, failedAt('verifying'));
  expect(refused).toMatchObject({ step: 'former', next, offer: null, failure: { at: 'verifying' } });
  expect(changeFlow(refused, { type: 'retried' })).toEqual({ step: 'former', next, offer: null, failure: undefined });
});

it('going back in a wallet change keeps the typed address and drops the signature', () => {
  expect(walk(OPENED, NAMED, OFFERED, SIGNED, { type: 'went-back' })).toEqual({ step: 'naming', typed: next });
});

it('the replacement of a lost wallet goes from the message to the codes, and back to the same message', () => {
  const events: ChangeEvent[] = [
    { type: 'opened', kind: 'lost' },
    { type: 'typed', text: 'Overboard.' },
    { type: 'codes-sent', sessionId: 's1' },
  ];
  expect(walk(...events)).toEqual({ step: 'codes', message: 'Overboard.', sessionId: 's1' });
  expect(walk(...events, { type: 'went-back' })).toEqual({ step: 'writing', message: 'Overboard.' });
});

it.each<[string, ChangeFlow, ChangeFlow]>([
  ['a typed address', walk(OPENED, { type: 'typed', text: '0xab' }), { step: 'naming', typed: '0xab' }],
  ['a signature', walk(OPENED, NAMED, OFFERED, SIGNED), { step: 'former', next, offer: null }],
  ['codes', { step: 'codes', message: 'm', sessionId: 's' }, { step: 'codes', message: 'm', sessionId: 's' }],
])('a reload keeps only what is allowed: %s', (_name, flow, kept) => {
  storedWalletChange.keep(flow);
  expect(JSON.stringify(sessionStorage)).not.toContain('0x1234');
  expect(storedWalletChange.read()).toEqual(kept);
});
