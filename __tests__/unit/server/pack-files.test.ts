/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packFiles } from '../../../scripts/lib/pack-files';

test('each large text file gets a Brotli and a gzip version with the same content', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fnx-pack-'));
  const text = 'const price = 1;\n'.repeat(200);
  writeFileSync(join(folder, 'a.js'), text);
  writeFileSync(join(folder, 'small.js'), 'const price = 1;');
  writeFileSync(join(folder, 'picture.png'), text);
  expect(await packFiles([folder])).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'picture.png', 'small.js']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});
