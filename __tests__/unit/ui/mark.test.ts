import { readFileSync } from 'node:fs';
import { markSvg } from '../../../scripts/lib/mark';

test('the mark’s file equals the generator’s drawing', () => {
  expect(readFileSync('public/mark.svg', 'utf8')).toBe(markSvg());
});
