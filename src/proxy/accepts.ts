import type { IncomingMessage } from 'node:http';

const MAX_LENGTH = 500;

export function accepts({ headers }: Pick<IncomingMessage, 'headers'>, encoding: 'br' | 'gzip'): boolean {
  const offers = String(headers['accept-encoding'] ?? '').toLowerCase();
  if (offers.length > MAX_LENGTH) return false;
  return offers.split(',').some((offer) => {
    const [name, ...rest] = offer.split(';').map((part) => part.trim());
    return name === encoding && !rest.some((part) => /^q=0(?:\.0*)?$/.test(part));
  });
}
