import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

function elementsIn(node: Node): Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return isElement(node) ? [node, ...inside] : inside;
}

const valueOf = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

const textOf = (node: Node): string =>
  'childNodes' in node ? node.childNodes.map(textOf).join('') : 'value' in node ? node.value : '';

export type ServedPage = {
  ids: ReadonlySet<string>;
  /** Of every link, as it is written. */
  hrefs: readonly string[];
  headings: readonly string[];
  title: string;
  canonical: string | undefined;
  isKeptOut: boolean;
};

/** What a reader without scripts gets, and what a search engine reads of it. */
export function readServed(html: string): ServedPage {
  const elements = elementsIn(parse(html, { scriptingEnabled: false }));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const valuesOf = (name: string, found: readonly Element[]) => found.flatMap((one) => valueOf(one, name) ?? []);
  return {
    ids: new Set(valuesOf('id', elements)),
    hrefs: valuesOf('href', named('a')),
    headings: named('h1').map(textOf),
    title: named('title')
      .filter(({ parentNode }) => parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head')
      .map(textOf)
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
