import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

const ENDS = { left: 'start', right: 'end' };

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
 * The only right-to-left mechanism. Turns the physical properties of libraries into logical ones, on the server and in
 * the browser. One set of styles serves both directions, and only `<html dir>` changes.
 */
const toLogical: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || typeof element.children !== 'string') return;
  const property = PROPERTIES[element.props];
  const value = VALUES[element.props]?.[element.children];
  if (property === undefined && value === undefined) return;
  element.return = `${property ?? element.props}:${value ?? element.children};`;
};

/** The cache has no prefixer: the supported browsers do not need one, and it would add 2 KiB. */
export const createLogicalCache = (): EmotionCache =>
  createCache({ key: 'fnx', prepend: true, stylisPlugins: [toLogical] });

export const browserCache = typeof document === 'undefined' ? undefined : createLogicalCache();
