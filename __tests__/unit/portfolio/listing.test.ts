import { listingText } from '@/errors/text/listing';
import { listing, NOT_ASKED, type Listing, type ListingEvent } from '@/features/portfolio/model/listing';

const after = (...events: ListingEvent[]) => events.reduce<Listing>(listing, NOT_ASKED);
const ASKED = { type: 'asked' } as const;

describe('A request to add a token to a wallet', () => {
  it.each([
    ['waits for the wallet', [ASKED], { state: 'asking' }],
    ['ends with an acceptance', [ASKED, { type: 'answered', isListed: true }], { state: 'listed' }],
    ['ends without adding the token', [ASKED, { type: 'answered', isListed: false }], { state: 'not-listed' }],
    ['ends with a refusal', [ASKED, { type: 'failed', error: 'no' }], { state: 'refused', error: 'no' }],
    ['can be repeated', [ASKED, { type: 'failed', error: 'no' }, ASKED], { state: 'asking' }],
    [
      'is forgotten when another wallet is connected',
      [ASKED, { type: 'changed' }, { type: 'answered', isListed: true }],
      { state: 'idle' },
    ],
  ] as const)('%s', (_case, events, end) => expect(after(...events)).toEqual(end));
});

describe('The reason why a wallet does not add a token', () => {
  it.each([
    [4001, /^$/],
    [5000, /^$/],
    [4100, /does not let FNX ask/],
    [4200, /^This wallet does not accept tokens from a website. Add it manually/],
    [-32601, /Add it manually/],
    [-32603, /Add it manually/],
    [-32002, /is waiting for your answer/],
    [4900, /has lost its connection/],
    [undefined, /Add it manually/],
  ])('is shown for code %s', (code, words) => expect(listingText({ code })).toMatch(words));
});
