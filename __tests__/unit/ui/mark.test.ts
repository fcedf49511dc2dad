import { readFileSync } from 'node:fs';
import { markSvg } from '../../../scripts/lib/mark';

test('the mark’s file is what the generator draws', () => {
  expect(readFileSync('public/mark.svg', 'utf8')).toBe(markSvg());
});
