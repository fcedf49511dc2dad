import { readSheet } from '../support/read-sheet';

export const PNG_SIGNATURE = '89504e470d0a1a0a';

export async function isSheet(bytes: Buffer, wanted: { head: readonly string[]; rows: number }): Promise<void> {
  const [head = [], ...rows] = await readSheet(bytes);
  const found = head.slice(0, wanted.head.length).join();
  if (found !== wanted.head.join()) throw new Error(`The columns are ${found}`);
  if (rows.length !== wanted.rows) throw new Error(`It has ${rows.length} rows`);
  if (!rows.every(([day]) => day instanceof Date)) throw new Error('A row has no date');
}
