const LENGTH = 200_000;

function repeated(part: string | ((index: number) => string), room = LENGTH): string {
  if (typeof part === 'string') return part.repeat(Math.floor(room / part.length));
  const parts: string[] = [];
  let length = 0;
  for (let index = 0; ; index += 1) {
    const next = part(index);
    if (length + next.length > room) return parts.join('');
    length += next.length;
    parts.push(next);
  }
}

const HALF = LENGTH / 2;
const nested = (open: string, close = '') => {
  const count = Math.floor(LENGTH / (open.length + close.length));
  return `${open.repeat(count)}${close.repeat(count)}`;
};
const bold = (index: number) => `<b a${index}>`;
/** A long name of distinct Chinese characters, the slowest to convert to ASCII. */
const chinese = (from: number) =>
  String.fromCodePoint(...Array.from({ length: 1_900 }, (_, index) => 0x4e00 + ((from + index * 7_919) % 15_000)));

/** Texts that can slow down a parser, or make its output long or deep. Each has about 200,000 characters. */
export const GROWING: Readonly<Record<string, string>> = {
  'bold text that every new paragraph reopens': `<p>${repeated(bold, HALF)}${repeated('<p>x', HALF)}`,
  'some bold elements that every new paragraph reopens': `<p>${repeated(bold, 2_600)}${repeated('<p>x', LENGTH - 2_603)}`,
  'paragraphs with one more bold element each': repeated((index) => `<p>${bold(index)}x`),
  'nested divs': nested('<div>', '</div>'),
  'nested divs without end': nested('<div>'),
  'nested lists': nested('<ul><li>', '</li></ul>'),
  'nested lists without end': nested('<ul><li>'),
  'nested quotes': nested('<blockquote>', '</blockquote>'),
  'nested spans': nested('<span>', '</span>'),
  'nested spans without end': nested('<span>x'),
  'links with a div each': nested('<a href="/"><div>', '</div></a>'),
  'links with a div each, without end': nested('<a href="/"><div>x'),
  'bold with a div each': nested('<b><div>', '</div></b>'),
  'bold with a div each, without end': nested('<b><div>x'),
  'nested unknown elements with different names': repeated((index) => `<x-${index}>`),
  'unmatched end tags after as many start tags': `${repeated('<b>', HALF)}${repeated('</i>', HALF)}`,
  'end tags of paragraphs that were never open': repeated('</p>'),
  'end tags in the wrong order': `${repeated('<b><i>', HALF)}${repeated('</b></i>', HALF)}`,
  'many divs, then many paragraphs': `${repeated('<div>', HALF)}${repeated('<p>', HALF)}`,
  'tables in tables': nested('<table><tr><td>', '</td></tr></table>'),
  'tables in tables without end': nested('<table><tr><td>'),
  'tables directly in tables': nested('<table>'),
  'rows without a table': repeated('<tr><td>x'),
  'rows without end': `<table>${repeated('<tr><td>x')}`,
  'words between rows': `<table>${repeated('x<tr>')}`,
  'nested selects': nested('<select>', '</select>'),
  'options without end': repeated('<option>x'),
  'selects with options': repeated('<select><option>x'),
  'nested templates': nested('<template>', '</template>'),
  'nested templates without end': nested('<template>'),
  'nested SVG groups': nested('<svg><g>', '</g></svg>'),
  '48 000 attributes': `<p ${repeated((index) => `a${index.toString(36)} `, LENGTH - 10)}>x</p>`,
  '48 000 attributes with the same name': `<p ${repeated('a=1 ', LENGTH - 10)}>x</p>`,
  'one attribute of 200 000 characters': `<a href="/${'x'.repeat(LENGTH - 20)}">x</a>`,
  'one address of another site with 200 000 characters': `<a href="https://x.example/${'x'.repeat(LENGTH - 40)}">x</a>`,
  'links to long hosts of Chinese characters': repeated((index) => `<a href="http://${chinese(index)}.example/">x</a>`),
  'links to long hosts that are encoded': repeated(
    (index) => `<a href="http://${encodeURIComponent(chinese(index)).slice(0, 1_899)}/">x</a>`,
  ),
  'links to users of long hosts': repeated((index) => `<a href="http://u@${chinese(index)}/">x</a>`),
  'one attribute of entities': `<a href="/${repeated('&amp;', LENGTH - 20)}">x</a>`,
  'one attribute without its closing quote': `<a href="${'x'.repeat(LENGTH - 10)}`,
  'one name of 200 000 characters': `<${'x'.repeat(LENGTH - 2)}>`,
  lines: repeated('<hr>'),
  breaks: repeated('<br>'),
  entities: repeated('&lt;'),
  'ampersands without an entity': repeated('&'),
  'one endless numeric entity': `&#${'1'.repeat(LENGTH - 2)}`,
  'many numeric entities without a semicolon': repeated('&#1'),
  comments: repeated('<!---->'),
  'an unfinished comment': `<!--${'-'.repeat(LENGTH - 4)}`,
  'unfinished comments': repeated('<!--'),
  'bogus comments': repeated('<!x>'),
  CDATA: repeated('<![CDATA[x]]>'),
  'an unfinished CDATA section': `<![CDATA[${']'.repeat(LENGTH - 9)}`,
  'beginnings of tags': repeated('<'),
  'beginnings of end tags': repeated('</'),
  'unfinished end tags of a script': `<script>${repeated('</scrip')}`,
  'unfinished end tags of a title': `<title>${repeated('&l</titl')}`,
  'cells with one letter': `<table><tr>${repeated('<td>x')}`,
  'headings in headings': repeated('<h2><h3>'),
  'spans around paragraphs that reopen': `${repeated('<span>', HALF)}${repeated('<li></li>', HALF)}`,
};

export const LONG: Readonly<Record<string, string>> = {
  words: `<p>${'word '.repeat(39_990)}</p>`,
  paragraphs: repeated(`<p>${'A sentence of a legal text, with <b>one word</b> in bold. '.repeat(6)}</p>\n`, 100_000),
  'a table of prices': `<table><tbody>${repeated('<tr><th>2026-11-23</th><td>12.48</td><td>4 120 000</td></tr>\n', 36_000)}</tbody></table>`,
};
