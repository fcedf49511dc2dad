import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { BETWEEN_BLOCKS, BOX_OF, DROPPED, type RichNode } from '@/ui/rich-text/rich-node';
import { safeAddress } from '@/ui/rich-text/safe-address';
import { internalPath } from '@/utils/internal-path';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const LONGEST = 200_000;
/** Of all elements, those that only wrap others among them. */
const DEEPEST = 100;

/**
 * The one place where rich text of the service is judged, on the server. It is parsed as a browser would, with scripts
 * off, and what is on the list is copied into plain data, from which React makes elements: no HTML of the service is
 * ever handed to a browser. No attribute survives but the ones read here.
 */
export function readRichText(source: string): RichNode[] {
  const page = elementIn(parse(source.slice(0, LONGEST), { scriptingEnabled: false }), 'html');
  const body = page && elementIn(page, 'body');
  return body ? childrenOf(body, { depth: 0, isInLink: false }) : [];
}

type Place = { depth: number; isInLink: boolean };

const isElement = (node: ChildNode): node is Element => 'tagName' in node;

const elementIn = (parent: ParentNode, name: string): Element | undefined =>
  parent.childNodes.filter(isElement).find((child) => child.tagName === name);

const attribute = ({ attrs }: Element, name: string): string | null =>
  attrs.find((one) => one.name === name)?.value ?? null;

function childrenOf(parent: Element, place: Place): RichNode[] {
  if (place.depth > DEEPEST) return wordsIn(parent);
  const isBetweenBlocks = BETWEEN_BLOCKS.has(parent.tagName);
  const inside = { ...place, depth: place.depth + 1 };
  return parent.childNodes.flatMap((child): RichNode[] => {
    if (child.nodeName === '#text' && 'value' in child)
      return isBetweenBlocks && child.value.trim() === '' ? [] : [child.value];
    return isElement(child) ? nodesOf(child, inside) : [];
  });
}

/** What lies deeper than any page of ours has its words alone: none of them is lost, and no call goes that deep. */
function wordsIn(parent: Element): RichNode[] {
  const words: string[] = [];
  const ahead: ChildNode[] = parent.childNodes.toReversed();
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (node.nodeName === '#text' && 'value' in node) words.push(node.value);
    if (!isElement(node) || DROPPED.has(node.tagName)) continue;
    for (const child of node.childNodes.toReversed()) ahead.push(child);
  }
  const text = words.join(' ').trim();
  return text === '' ? [] : [text];
}

function nodesOf(element: Element, place: Place): RichNode[] {
  const name = element.tagName;
  if (DROPPED.has(name)) return [];
  if (name === 'br' || name === 'hr') return [{ tag: name }];
  if (name === 'img') return pictureOf(element);
  if (name === 'a') return linkOf(element, place);
  const tag = BOX_OF.get(name);
  const children = childrenOf(element, place);
  return tag ? [{ tag, children }] : children;
}

/** Of this site alone: a picture from elsewhere would tell its host who reads what. */
function pictureOf(element: Element): RichNode[] {
  const src = internalPath(attribute(element, 'src'));
  return src === null ? [] : [{ tag: 'img', src, alt: attribute(element, 'alt') ?? '' }];
}

function linkOf(element: Element, place: Place): RichNode[] {
  const href = place.isInLink ? null : safeAddress(attribute(element, 'href') ?? '');
  if (href === null) return childrenOf(element, place);
  return [{ tag: 'a', href, children: childrenOf(element, { ...place, isInLink: true }) }];
}
