import { DomUtils, parseDocument } from 'htmlparser2';

const { getAttributeValue: valueOf, getElementsByTagName, textContent } = DomUtils;
type Element = ReturnType<typeof getElementsByTagName>[number];

export type ServedPage = {
  ids: ReadonlySet<string>;
  hrefs: readonly string[];
  headings: readonly string[];
  title: string;
  canonical: string | undefined;
  isKeptOut: boolean;
};

export function readServed(html: string): ServedPage {
  const elements = getElementsByTagName('*', parseDocument(html));
  const named = (name: string) => elements.filter((element) => element.name === name);
  const valuesOf = (name: string, found: readonly Element[]) => found.flatMap((one) => valueOf(one, name) ?? []);
  return {
    ids: new Set(valuesOf('id', elements)),
    hrefs: valuesOf('href', named('a')),
    headings: named('h1').map(textContent),
    title: named('title')
      .filter(({ parent }) => parent !== null && 'name' in parent && parent.name === 'head')
      .map(textContent)
      .join(),
    canonical: valuesOf(
      'href',
      named('link').filter((link) => valueOf(link, 'rel') === 'canonical'),
    )[0],
    isKeptOut: named('meta').some(
      (meta) => valueOf(meta, 'name') === 'robots' && valueOf(meta, 'content') === 'noindex',
    ),
  };
}
