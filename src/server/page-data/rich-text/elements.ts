/** The sets follow the HTML tree construction. They decide where an element without an end tag ends. */

export const CLOSES_PARAGRAPH: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'center', 'dd', 'details', 'dialog', 'dir', 'div', 'dl', 'dt'],
  ...['fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup'],
  ...['hr', 'li', 'listing', 'main', 'menu', 'nav', 'ol', 'p', 'pre', 'search', 'section', 'summary', 'table', 'ul'],
]);

export const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'dir']);

export const DESCRIPTION_ITEMS: ReadonlySet<string> = new Set(['dd', 'dt']);

const CELLS: ReadonlySet<string> = new Set(['td', 'th', 'caption']);

export const TABLE_SECTIONS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

export const TABLE_PARTS: ReadonlySet<string> = new Set([...CELLS, ...TABLE_SECTIONS, 'tr']);

/** An end tag inside one of these elements closes no element outside. */
export const SCOPES: ReadonlySet<string> = new Set([...CELLS, 'table']);

export const FORMATTING: ReadonlySet<string> = new Set([
  ...['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u'],
]);

export const IGNORED: ReadonlySet<string> = new Set(['html', 'head', 'body', 'col', 'colgroup']);

export const VOID: ReadonlySet<string> = new Set([
  ...['area', 'base', 'basefont', 'bgsound', 'br', 'embed', 'frame', 'hr', 'img', 'input', 'keygen', 'link', 'meta'],
  ...['param', 'source', 'track', 'wbr'],
]);

/** These elements are dropped. An end tag inside one of them closes no element outside. */
export const ISOLATED_ELEMENTS: ReadonlySet<string> = new Set(['applet', 'marquee', 'object', 'select', 'template']);

export const INLINE: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'code', 'sup', 'sub', 'img']);
