import { encodeQR } from 'qr';
import decodeQR from 'qr/decode.js';
import { create } from '@/wallet/wallets/qr-grid';

const URI = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`;

test('the grid has the whole code without its border', () => {
  const { grid, edgeLength, finderLength } = create(URI, { errorCorrection: 'medium' });
  expect(grid).toHaveLength(edgeLength);
  expect(grid.every((row) => row.length === edgeLength)).toBe(true);
  expect(edgeLength % 4).toBe(1);
  const finder = [...Array<boolean>(finderLength).fill(true), false];
  expect(grid[0]?.slice(0, 8)).toEqual(finder);
  expect(grid.at(-1)?.slice(0, 8)).toEqual(finder);
  expect(grid[0]?.slice(-8)).toEqual(finder.toReversed());
});

test('a scanner reads the encoded text', () => {
  const { grid, edgeLength } = create(URI, { errorCorrection: 'medium' });
  const cell = 4;
  const quiet = 4;
  const side = (edgeLength + 2 * quiet) * cell;
  const data = Uint8Array.from({ length: side * side * 4 }, (_unused, at) => {
    if (at % 4 === 3) return 255;
    const pixel = Math.floor(at / 4);
    const row = Math.floor(Math.floor(pixel / side) / cell) - quiet;
    const column = Math.floor((pixel % side) / cell) - quiet;
    return grid[row]?.[column] ? 0 : 255;
  });
  expect(decodeQR({ width: side, height: side, data })).toBe(URI);
});

test('the library still refuses a QR code without a border, so the grid is needed', () => {
  expect(() => encodeQR(URI, 'raw', { border: 0 })).toThrow('invalid border=0');
});
