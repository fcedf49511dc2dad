import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

const PROPERTIES: Record<string, string> = {
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'border-left': 'border-inline-start',
  'border-right': 'border-inline-end',
  'border-left-width': 'border-inline-start-width',
  'border-right-width': 'border-inline-end-width',
  'border-left-color': 'border-inline-start-color',
  'border-right-color': 'border-inline-end-color',
  'border-left-style': 'border-inline-start-style',
  'border-right-style': 'border-inline-end-style',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};

const VALUES: Record<string, Record<string, string>> = {
  'text-align': { left: 'start', right: 'end' },
  float: { left: 'inline-start', right: 'inline-end' },
  clear: { left: 'inline-start', right: 'inline-end' },
};

/**
 * The one right-to-left mechanism: physical properties, which libraries write, become logical ones, the same on the
 * server and in the browser. So there is one set of styles, and only `<html dir>` changes.
 */
const toLogical: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || typeof element.children !== 'string') return;
  const property = PROPERTIES[element.props];
  const value = VALUES[element.props]?.[element.children];
  if (property === undefined && value === undefined) return;
  element.return = `${property ?? element.props}:${value ?? element.children};`;
};

/** No prefixer: the browsers that this app supports need none for what it uses, and it would weigh 2 KiB. */
export const createLogicalCache = (): EmotionCache =>
  createCache({ key: 'fnx', prepend: true, stylisPlugins: [toLogical] });

/** One for the page's life; the server makes one a request, in `_document`. */
export const browserCache = typeof document === 'undefined' ? undefined : createLogicalCache();
