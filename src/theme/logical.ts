import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

const ENDS = { left: 'start', right: 'end' };

/** What MUI's list and slider write, `margin-left` for example, with its logical name. */
const PROPERTIES: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(ENDS).flatMap(([side, end]) => [
    [side, `inset-inline-${end}`],
    ...['margin', 'padding', 'border'].map((name) => [`${name}-${side}`, `${name}-inline-${end}`]),
    [`border-top-${side}-radius`, `border-start-${end}-radius`],
    [`border-bottom-${side}-radius`, `border-end-${end}-radius`],
  ]),
);
const VALUES: Partial<Record<string, Partial<Record<string, string>>>> = { 'text-align': ENDS };

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
