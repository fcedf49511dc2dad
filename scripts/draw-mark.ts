import { writeFileSync } from 'node:fs';
import { markSvg } from './lib/mark';
import { fromRoot } from './lib/root';

/** Redraws the mark: `node --import tsx scripts/draw-mark.ts`. A test compares the file with the generator. */
writeFileSync(fromRoot('public', 'mark.svg'), markSvg());
