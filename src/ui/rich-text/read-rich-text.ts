import { internalPath } from '@/utils/internal-path';
import { BETWEEN_BLOCKS, BOX_OF, DROPPED, type RichNode } from './rich-node';
import { safeAddress } from './safe-address';

const LONGEST = 200_000;
const DEEPEST = 20;

/**
 * The one place where rich text of the service is judged. The parser's document is never shown: no script of it runs
 * and nothing of it loads. What is on the list is copied into plain data, from which React makes elements, so that
 * nothing is ever handed to the browser as HTML a second time. No attribute survives but the ones read here.
 */
export function readRichText(html: string): RichNode[] {
  const { body } = new DOMParser().parseFromString(html.slice(0, LONGEST), 'text/html');
  return childrenOf(body, { depth: 0, isInLink: false });
}

type Place = { depth: number; isInLink: boolean };

function childrenOf(parent: Element, place: Place): RichNode[] {
  if (place.depth > DEEPEST) return [];
  const isBetweenBlocks = BETWEEN_BLOCKS.has(parent.localName);
  const inside = { ...place, depth: place.depth + 1 };
  return [...parent.childNodes].flatMap((child): RichNode[] => {
    if (child instanceof Text) return isBetweenBlocks && child.data.trim() === '' ? [] : [child.data];
    return child instanceof Element ? nodesOf(child, inside) : [];
  });
}

function nodesOf(element: Element, place: Place): RichNode[] {
  const name = element.localName;
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
  const src = internalPath(element.getAttribute('src'));
  return src === null ? [] : [{ tag: 'img', src, alt: element.getAttribute('alt') ?? '' }];
}

function linkOf(element: Element, place: Place): RichNode[] {
  const href = place.isInLink ? null : safeAddress(element.getAttribute('href') ?? '');
  if (href === null) return childrenOf(element, place);
  return [{ tag: 'a', href, children: childrenOf(element, { ...place, isInLink: true }) }];
}
