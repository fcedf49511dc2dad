import { readFileSync } from 'node:fs';
import { webManifest } from '@/server/seo/web-manifest';
import { CARD_NAMES } from '@/config/cards';
import { cardSvg } from '../../../scripts/lib/card';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function sidesOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8)).toEqual(PNG);
  expect(png.toString('latin1', 12, 16)).toBe('IHDR');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const publicFile = (name: string) => readFileSync(`public/${name}`);

test('favicon.ico has complete pictures in the expected sizes', () => {
  const ico = publicFile('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_unused, index) => ico.subarray(6 + 16 * index));
  expect(entries.map((entry) => entry.readUInt8(0))).toEqual([16, 32, 48]);
  const ends = entries.map((entry) => {
    const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(sidesOf(ico.subarray(start, start + length))).toEqual([entry.readUInt8(0), entry.readUInt8(1)]);
    return start + length;
  });
  expect(ends.at(-1)).toBe(ico.length);
});

test('the icons of the manifest and of a phone have the expected sizes', () => {
  const { icons } = JSON.parse(webManifest().text) as { icons: { src: string; sizes: string; type: string }[] };
  const pngs = icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of pngs) expect(sidesOf(publicFile(src.slice(1))).join('x')).toBe(sizes);
  expect(sidesOf(publicFile('apple-touch-icon.png'))).toEqual([180, 180]);
  expect(icons.filter(({ type }) => type === 'image/svg+xml').map(({ src }) => src)).toEqual(['/icon.svg']);
});

test('each page’s picture is valid, and a separate drawing', () => {
  const drawings = CARD_NAMES.map(cardSvg);
  expect(new Set(drawings).size).toBe(CARD_NAMES.length);
  for (const drawing of drawings) {
    const { documentElement } = new DOMParser().parseFromString(drawing, 'image/svg+xml');
    expect(documentElement.nodeName).toBe('svg');
    const ids = [...documentElement.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
});
