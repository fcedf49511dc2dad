import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files';

const TEXT = /\.(?:js|css|svg|html|txt|json|xml|ico)$/;
/** A smaller file fits into one network packet without compression. */
const MIN_SIZE = 1_024;
const AT_ONCE = 4;

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

const packed = (bytes: Buffer) =>
  Promise.all([
    zip(bytes, { level: 9 }),
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ]);

async function packFile(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_SIZE) return false;
  const [gz, br] = await packed(bytes);
  if (gz.length >= bytes.length || br.length >= bytes.length) return false;
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
  return true;
}

/**
 * Writes `.gz` and `.br` versions of each text file, if they are smaller. nginx serves these and compresses nothing.
 */
export async function packFiles(folders: readonly string[]): Promise<number> {
  const left = folders.flatMap((folder) => filesBelow(folder)).filter((path) => TEXT.test(path));
  let count = 0;
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) if (await packFile(path)) count += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count;
}
