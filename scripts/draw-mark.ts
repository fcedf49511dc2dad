import { writeFileSync } from 'node:fs';
import { markSvg } from './lib/mark';
import { fromRoot } from './lib/root';

/** Draws the mark again: `node --import tsx scripts/draw-mark.ts`. A test holds the files to it. */
writeFileSync(fromRoot('public', 'mark.svg'), markSvg());
