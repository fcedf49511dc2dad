import { encodeQR } from 'qr';

type Options = { errorCorrection?: 'high' | 'low' | 'medium' | 'quartile'; version?: number };

const EDGE = 1;
const FINDER = 7;

/**
 * Replaces a module of `cuer` 0.0.3, which draws RainbowKit's QR codes (see next.config.js). `cuer` asks `qr` 0.7 for a
 * code without a border, which throws and crashes the page. This module requests a border and removes it.
 */
export function create(value: string, { errorCorrection, version }: Options = {}) {
  const bordered = encodeQR(value, 'raw', { border: EDGE, ecc: errorCorrection, scale: 1, version });
  const grid = bordered.slice(EDGE, -EDGE).map((row) => row.slice(EDGE, -EDGE));
  return { value, grid, edgeLength: grid.length, finderLength: FINDER };
}
