export type RichNode = string | Box | Link | Picture | BreakNode;

export type Box = { tag: BoxTag; children: RichNode[] };
export type Link = { tag: 'a'; href: string; children: RichNode[] };
type Picture = { tag: 'img'; src: string; alt: string };
export type BreakNode = { tag: 'br' | 'hr' };

const BOXES = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'code',
  'strong',
  'em',
  'sup',
  'sub',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type BoxTag = (typeof BOXES)[number];

/** Maps source elements to the tags that are rendered. The page already has an h1, so h1 becomes h2. */
export const BOX_OF: ReadonlyMap<string, BoxTag> = new Map<string, BoxTag>([
  ...BOXES.map((tag) => [tag, tag] as const),
  ['h1', 'h2'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
  ['b', 'strong'],
  ['i', 'em'],
  ['tfoot', 'tbody'],
]);

/** These elements are removed with their content. Other unknown elements are replaced by their content. */
export const DROPPED: ReadonlySet<string> = new Set([
  'applet',
  'audio',
  'base',
  'button',
  'canvas',
  'embed',
  'frame',
  'frameset',
  'head',
  'iframe',
  'input',
  'link',
  'marquee',
  'math',
  'meta',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
]);

export const BETWEEN_BLOCKS: ReadonlySet<string> = new Set([
  'body',
  'ul',
  'ol',
  'dl',
  'table',
  'thead',
  'tbody',
  'tr',
  'blockquote',
]);

export const textOf = (node: RichNode): string => {
  if (typeof node === 'string') return node;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};
