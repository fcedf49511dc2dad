export type ScriptTag = { src: string | null; type: string; isNoModule: boolean; text: string };

const TAG = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'speculationrules']);

export const scriptsIn = (html: string): ScriptTag[] =>
  Array.from(html.matchAll(TAG), ([, attributes = '', text = '']) => ({
    src: attribute(attributes, 'src'),
    type: attribute(attributes, 'type') ?? '',
    isNoModule: /\snomodule\b/i.test(attributes),
    text,
  }));

export const inlineScriptsIn = (html: string) =>
  scriptsIn(html).filter((script) => script.src === null && !DATA_TYPES.has(script.type));

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? null;
