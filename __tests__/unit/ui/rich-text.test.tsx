import { act, fireEvent, render, screen } from '@testing-library/react';
import { readRichText } from '@/server/page-data/read-rich-text';
import { RichText } from '@/ui/rich-text/rich-text';
import { sectionsOf } from '@/ui/rich-text/sections';
import { HOSTILE } from '../../support/hostile-html';

const hit = jest.fn();
beforeAll(() => Object.assign(window, { hit }));
beforeEach(() => hit.mockClear());

const show = (html: string) => render(<RichText nodes={readRichText(html)} />).container;

const ALLOWED_ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'loading', 'class'],
  th: ['scope'],
  div: ['class', 'role', 'aria-label', 'tabindex'],
  pre: ['class', 'tabindex'],
};

async function useEverything(container: HTMLElement) {
  // jsdom cannot navigate and would log an error for each link.
  for (const element of container.querySelectorAll('*')) {
    element.addEventListener('click', (event) => event.preventDefault());
    for (const fire of [fireEvent.click, fireEvent.mouseOver, fireEvent.focus, fireEvent.error, fireEvent.load])
      fire(element);
  }
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

test('there are many payloads, and they are harmful without the sanitiser', async () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
  const unguarded = document.createElement('div');
  document.body.append(unguarded);
  unguarded.innerHTML = '<p onclick="hit()">read</p>';
  fireEvent.click(unguarded.firstElementChild!);
  unguarded.remove();
  expect(hit).toHaveBeenCalledTimes(1);
});

test.each(HOSTILE.map((html) => [JSON.stringify(html).slice(0, 120), html] as const))(
  'the payload is harmless: %s',
  async (_name, html) => {
    const container = show(html);
    await useEverything(container);
    expect(hit).not.toHaveBeenCalled();
    for (const element of container.querySelectorAll('*')) {
      const tag = element.localName;
      expect(tag).toMatch(
        /^(p|h2|h3|ul|ol|li|dl|dt|dd|blockquote|pre|code|strong|em|sup|sub|table|caption|thead|tbody|tr|th|td|a|img|br|hr|div)$/,
      );
      expect(
        element.getAttributeNames().filter((name) => !(ALLOWED_ATTRIBUTES[tag] ?? ['class']).includes(name)),
      ).toEqual([]);
    }
    for (const link of container.querySelectorAll('a')) {
      expect(['http:', 'https:', 'mailto:']).toContain(link.protocol);
      if (link.host !== location.host) expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    }
    for (const { src } of container.querySelectorAll('img')) expect(new URL(src).origin).toBe(location.origin);
  },
);

describe('allowed text', () => {
  test('keeps its headings, links, lists and tables', () => {
    const container = show(
      '<h1>Top</h1><p>A <b>bold</b>, <i>leaning</i> <a href="/faq#vote">way</a>.</p><ul>\n<li>one</li>\n</ul><h5>Small</h5>' +
        '<table><thead><tr><th>Year</th></tr></thead><tbody><tr><th>2025</th><td>1</td></tr></tbody></table>',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Top' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Small' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'way' })).toHaveAttribute('href', '/faq#vote');
    expect(screen.getByRole('columnheader', { name: 'Year' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: '2025' })).toBeVisible();
    expect(container).toHaveTextContent('A bold, leaning way.');
  });

  test('has external links that send no referrer, give no access to the opener and open in the same tab', () => {
    show('<a href="https://elsewhere.example/x" target="_blank" rel="opener">out</a>');
    const link = screen.getByRole('link', { name: 'out' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).not.toHaveAttribute('target');
  });

  test('stays around a dropped element', () => {
    expect(show('<section><p>before <script>hit()</script>after</p></section>')).toHaveTextContent('before after');
  });

  test('is truncated when it is endless, and not refused', () => {
    expect(show(`<p>${'word '.repeat(100_000)}</p>`).textContent.length).toBeLessThanOrEqual(200_000);
  });
});

describe('the sections of a text', () => {
  test('begin at its headings and have lasting ids', () => {
    const { opening, sections } = sectionsOf(
      readRichText('<p>first</p><h2 id="x">Who pays?</h2><p>a</p><p>b</p><h2>Who pays?</h2><h2></h2>'),
    );
    expect(opening).toHaveLength(1);
    expect(sections.map(({ id, title, nodes }) => [id, title, nodes.length])).toEqual([
      ['part-who-pays', 'Who pays?', 2],
      ['part-who-pays-2', 'Who pays?', 1],
    ]);
  });

  test('are only the introduction for a text without headings', () => {
    expect(sectionsOf(readRichText('words'))).toEqual({ opening: ['words'], sections: [] });
  });
});
