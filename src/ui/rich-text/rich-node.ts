/** Rich text as plain data. What has no form in here cannot reach a page. */
export type RichNode = string | Box | Link | Picture | Line;

export type Box = { tag: BoxTag; children: RichNode[] };
export type Link = { tag: 'a'; href: string; children: RichNode[] };
type Picture = { tag: 'img'; src: string; alt: string };
export type Line = { tag: 'br' | 'hr' };

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

/** What an element of the source becomes. A page has its h1 already. */
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

/** Gone with all that they hold; every other unknown element leaves its content behind. */
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

/** Between whose children white space means nothing, and where React would rather have none. */
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
