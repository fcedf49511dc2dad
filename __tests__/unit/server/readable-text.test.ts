import { readableText } from '@/server/page-data/readable-text';
import { readRichText } from '@/server/page-data/read-rich-text';

const read = (html: string) => readableText(readRichText(html));

describe('the readable text of a rich text, for the search and for search engines,', () => {
  test('keeps a space between paragraphs, list items and the cells of a table', () => {
    expect(read('<ul><li>Before you sign.</li><li>The pool</li></ul><p>Last</p>')).toBe(
      'Before you sign. The pool Last',
    );
    const table = '<table><tr><th>For</th><th>Fee</th></tr><tr><td>An account</td><td>none</td></tr></table>';
    expect(read(table)).toBe('For Fee An account none');
  });

  test('has a space for a line break', () => {
    expect(read('<p>1 Exchange Quay<br>Port Fenholm</p>')).toBe('1 Exchange Quay Port Fenholm');
  });

  test('adds no space inside a word that is partly emphasized', () => {
    expect(read('<p><strong>un</strong>staked, <a href="/price">priced</a>, CO<sub>2</sub>.</p>')).toBe(
      'unstaked, priced, CO2.',
    );
  });
});
