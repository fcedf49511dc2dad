import { readFileSync, writeFileSync } from 'node:fs';
import { icoOf } from './lib/ico';
import { pngOf } from './lib/png';
import { fromRoot } from './lib/root';

const SIDES_OF_ICO = [16, 32, 48];
const FILES = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

/**
 * Converts public/icon.svg to the formats that some browsers and phones request: `node --import tsx
 * scripts/draw-icons.ts`.
 */
async function main() {
  const svg = readFileSync(fromRoot('public', 'icon.svg'), 'utf8');
  for (const [name, side] of Object.entries(FILES)) writeFileSync(fromRoot('public', name), await pngOf(svg, side));
  const pictures = await Promise.all(SIDES_OF_ICO.map(async (side) => ({ side, png: await pngOf(svg, side) })));
  writeFileSync(fromRoot('public', 'favicon.ico'), icoOf(pictures));
}

void main();
