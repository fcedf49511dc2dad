export type Listing = { state: 'idle' | 'asking' | 'listed' | 'not-listed' } | { state: 'refused'; error: unknown };

export type ListingEvent =
  | { type: 'asked' }
  | { type: 'answered'; isListed: boolean }
  | { type: 'failed'; error: unknown }
  | { type: 'changed' };

export const NOT_ASKED: Listing = { state: 'idle' };

export function listing(now: Listing, event: ListingEvent): Listing {
  if (event.type === 'changed') return NOT_ASKED;
  if (event.type === 'asked') return { state: 'asking' };
  if (now.state !== 'asking') return now;
  if (event.type === 'failed') return { state: 'refused', error: event.error };
  return { state: event.isListed ? 'listed' : 'not-listed' };
}
