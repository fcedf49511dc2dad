import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { ENGRAVINGS } from '@/config/engravings';
import { engravings } from '../../../scripts/lib/engravings';

const DRAWN = Object.entries(engravings());

test.each(DRAWN)('the file of %s equals the generator’s drawing, and its name has its version', (name, svg) => {
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const path = new Map<string, string>(Object.entries(ENGRAVINGS)).get(name);
  expect(path).toBe(`/engraved/${name}-${version}.svg`);
  expect(readFileSync(`public${path}`, 'utf8')).toBe(svg);
});

test('public/engraved contains no other files', () => {
  const paths = readdirSync('public/engraved').map((file) => `/engraved/${file}`);
  expect(new Set(paths)).toEqual(new Set(Object.values(ENGRAVINGS)));
});
