import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

const brotliAt = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const QUICK = 5;

/** In some 3 ms, for who waits for it. */
export const packQuickly = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotliAt(body, QUICK) : zip(body, { level: 6 });

let turn: Promise<void> = Promise.resolve();

/**
 * A tenth smaller, in some 100 ms: for what is sent many times. One at a time, so that whatever else waits for a thread,
 * a name that is looked up or a file, has the others.
 */
export function tighten(body: Buffer, isWanted: () => boolean, onTight: (tight: Buffer) => void): void {
  turn = turn.then(async () => {
    if (!isWanted()) return;
    // Without it, the quick one stays.
    const tight = await brotliAt(body, constants.BROTLI_MAX_QUALITY).catch(() => undefined);
    if (tight) onTight(tight);
  });
}

const ORDER: readonly Encoding[] = ['br', 'gzip'];

/** The best of what a browser takes; undefined where it takes none of them. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const isTaken = (encoding: Encoding) =>
    offers.some(([name, ...rest]) => name === encoding && !rest.some((part) => /^q=0(?:\.0*)?$/.test(part)));
  return ORDER.find(isTaken);
}
