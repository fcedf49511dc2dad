import type { IncomingMessage } from 'node:http';

export const accepts = ({ headers }: Pick<IncomingMessage, 'headers'>, encoding: 'br' | 'gzip'): boolean =>
  String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .some((offer) => {
      const [name, ...rest] = offer.split(';').map((part) => part.trim());
      return name === encoding && !rest.some((part) => /^q=0(?:\.0*)?$/.test(part));
    });
