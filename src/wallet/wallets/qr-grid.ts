import { encodeQR } from 'qr';

type Options = { errorCorrection?: 'high' | 'low' | 'medium' | 'quartile'; version?: number };

const EDGE = 1;
const FINDER = 7;

/**
 * In place of a part of `cuer` 0.0.3, which draws RainbowKit's codes (next.config.js): it asks for no border, and `qr` 0.7,
 * which it lets in, takes the whole page down over that. The border is asked for and cut away.
 */
export function create(value: string, { errorCorrection, version }: Options = {}) {
  const bordered = encodeQR(value, 'raw', { border: EDGE, ecc: errorCorrection, scale: 1, version });
  const grid = bordered.slice(EDGE, -EDGE).map((row) => row.slice(EDGE, -EDGE));
  return { value, grid, edgeLength: grid.length, finderLength: FINDER };
}
