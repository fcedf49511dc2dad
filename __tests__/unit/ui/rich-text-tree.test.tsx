import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { isAppError } from '@/errors/app-error';
import { readRichText } from '@/server/page-data/read-rich-text';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { RichText } from '@/ui/rich-text/rich-text';
import { HOSTILE } from '../../support/hostile-html';

const written = (node: RichNode): string => {
  if (typeof node === 'string') return node;
  const start = `<${node.tag}${'href' in node ? ` ${node.href}` : ''}${'src' in node ? ` ${node.src}` : ''}>`;
  return 'children' in node ? `${start}${node.children.map(written).join('')}</${node.tag}>` : start;
};
const read = (html: string) => readRichText(html).map(written).join('');

describe('an element ends where HTML ends it', () => {
  test.each([
    ['a paragraph at the next one', '<p>a<p>b', '<p>a</p><p>b</p>'],
    ['a paragraph at a list', '<p>a<ul><li>b</ul>c', '<p>a</p><ul><li>b</li></ul>c'],
    ['a paragraph at a heading inside bold text', '<p><b>a<h2>b</h2>', '<p><strong>a</strong></p><h2>b</h2>'],
    ['a list item at the next one', '<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'a list item, but not at an item of an inner list',
      '<ul><li>a<ul><li>b</ul><li>c</ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    ['a term at its description', '<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
    ['a heading at the next one', '<h2>a<h3>b</h3>c', '<h2>a</h2><h3>b</h3>c'],
    ['a heading at the end tag of another rank', '<h2>a</h3>b', '<h2>a</h2>b'],
    ['a link at the next one', '<a href="/a">a<a href="/b">b</a>', '<a /a>a</a><a /b>b</a>'],
    [
      'everything inside a block at its end',
      '<blockquote><p>a<b>b</blockquote>c',
      '<blockquote><p>a<strong>b</strong></p></blockquote>c',
    ],
  ])('%s', (_name, html, expected) => expect(read(html)).toBe(expected));
});

describe('an end tag without its start', () => {
  test.each([
    ['is ignored', 'a</b></div></li></td></ul>b', 'ab'],
    [
      'of a list is ignored in a cell',
      '<ul><li><table><tr><td>a</ul>b</table>',
      '<ul><li><table><tbody><tr><td>ab</td></tr></tbody></table></li></ul>',
    ],
    ['of a wrapper is ignored inside a block', '<span><p>a</span>b</p>', '<p>ab</p>'],
    ['of a paragraph becomes an empty paragraph', 'a</p>b', 'a<p></p>b'],
    ['of a line break becomes a line break', 'a</br>b', 'a<br>b'],
  ])('%s', (_name, html, expected) => expect(read(html)).toBe(expected));
});

describe('a table', () => {
  const row = (cells: string) => `<table><tbody><tr>${cells}</tr></tbody></table>`;
  test.each([
    ['has its body and its rows', '<table><td>a<td>b', row('<td>a</td><td>b</td>')],
    [
      'ends a row at the next one',
      '<table><tr><td>a<tr><td>b',
      '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'ends its head at its body',
      '<table><thead><tr><th>a<tbody><tr><td>b',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'may be inside a cell',
      '<table><tr><td><table><tr><td>a</table>b</table>c',
      `${row(`<td>${row('<td>a</td>')}b</td>`)}c`,
    ],
    [
      'is never directly inside another table',
      '<table><tr><table><tr><td>a</table>',
      `<table><tbody><tr></tr></tbody></table>${row('<td>a</td>')}`,
    ],
    [
      'has content that it cannot hold in front of it',
      '<p>x</p><table>a<tr>b<td>c</td><b>d</b></table>e',
      `<p>x</p>ab<strong>d</strong>${row('<td>c</td>')}e`,
    ],
    ['has no white space between its rows', '<table> <tr> <td>a</td> </tr> </table>', row('<td>a</td>')],
    [
      'has a caption',
      '<table><caption>a<tr><td>b</table>',
      `<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>`,
    ],
    ['is required around a row or a cell', '<tr><td>a</td></tr>b', 'ab'],
  ])('%s', (_name, html, expected) => expect(read(html)).toBe(expected));
});

describe('a dropped element', () => {
  test.each([
    ['ends at its own end', 'a<select><option>b<option>c</select>d', 'ad'],
    ['may be inside itself', 'a<template><template>b</template>c</template>d', 'ad'],
    ['ends with the element around it', '<p>a<button>b</p>c', '<p>a</p>c'],
    ['hides the end tags inside it', '<p>a<template><p>b</p>c</template>d</p>', '<p>ad</p>'],
    ['ends itself only in SVG', 'a<svg/>b<svg><g/></svg>c', 'abc'],
    ['does not read markup in a script', 'a<script><p>b</script>c', 'ac'],
  ])('%s', (_name, html, expected) => expect(read(html)).toBe(expected));
});

describe('text', () => {
  test.each([
    ['in block wrappers does not run together', '<div>a</div><section>b</section>', 'a b'],
    ['in inline wrappers stays together', 'a<span>b</span>c', 'abc'],
    ['keeps the space between links', '<a href="/a">a</a> <b>b</b>', '<a /a>a</a> <strong>b</strong>'],
    ['of a document is its body', '<html><head><title>x</title></head><body>a</body></html>', 'a'],
    ['is well formed', 'a\ud800b', 'a\ufffdb'],
    ['has one kind of line end', '<pre>\r\na\r\nb</pre>', '<pre>a\nb</pre>'],
    ['is unescaped once', '&amp;lt;b&gt;', '&lt;b>'],
  ])('%s', (_name, html, expected) => expect(read(html)).toBe(expected));
});

function expectSameInBrowser(html: string) {
  let nodes: RichNode[];
  try {
    nodes = readRichText(html);
  } catch (error) {
    expect(isAppError(error)).toBe(true);
    return;
  }
  const served = document.createElement('div');
  served.innerHTML = renderToStaticMarkup(<RichText nodes={nodes} />);
  const { container, unmount } = render(<RichText nodes={nodes} />);
  const expected = container.cloneNode(true);
  served.normalize();
  expected.normalize();
  // Attribute order may differ, which `isEqualNode` ignores.
  expect(served.isEqualNode(expected) || [html, served.innerHTML, container.innerHTML]).toBe(true);
  unmount();
}

const NAMES = [
  ...['p', 'h1', 'h3', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'b', 'i', 'code', 'sup', 'div'],
  ...['span', 'section', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'br', 'hr', 'select'],
  ...['option', 'template', 'svg', 'form', 'button', 'font', 'address', 'menu'],
];
const name = fc.constantFrom(...NAMES);
const part = fc.oneof(
  name.map((tag) => `<${tag}>`),
  name.map((tag) => `</${tag}>`),
  fc.constantFrom('<a href="/x">', '</a>', 'words', ' ', '\n', '<img src="/x.png" alt="x">', '&amp;', '<!-- x -->'),
);

describe('a browser parses the served HTML into the server’s tree, so that React can hydrate it', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

  test.each(HOSTILE.map((html) => [JSON.stringify(html).slice(0, 80), html]))('%s', (_name, html) =>
    expectSameInBrowser(html),
  );

  test.each([
    '<dd><menu><dd>',
    '<ul><li><section><li>',
    '<dt><table><dt>',
    '<dd><table><a href="/x"><dd>',
    '<pre><table>\n&amp;',
  ])('with an item in or before a dropped element: %s', expectSameInBrowser);

  test('with any tags in any order', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => expectSameInBrowser(parts.join(''))),
      { numRuns: 500 },
    );
  });
});
