import { mkdirSync, writeFileSync } from 'node:fs';
import { CARD, CARD_NAMES } from '../src/config/cards';
import { cardSvg } from './lib/card';
import { pngOf } from './lib/png';
import { fromRoot } from './lib/root';

async function main() {
  mkdirSync(fromRoot('public', CARD.folder), { recursive: true });
  for (const name of CARD_NAMES) {
    const png = await pngOf(cardSvg(name), CARD.width, CARD.height);
    writeFileSync(fromRoot('public', CARD.folder, `${name}.png`), png);
  }
}

void main();
