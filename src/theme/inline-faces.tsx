import { readFileSync } from 'node:fs';
import type { JSX } from 'react';

const FIRST_FACES = /url\((\/[^)]*\/(?:bodoni-moda|hanken-grotesk)-latin-wght-normal\.[^)]*\.woff2)\)/g;

/**
 * This path is relative on purpose. If it were joined to the server's folder, Next would pack the whole project with
 * the server.
 */
const built = (file: string) => `${process.env.NEXT_DIST_DIR || '.next'}/${file}`;

const read = new Map<string, string>();

function sheetOf(file: string): string {
  const known = read.get(file);
  if (known !== undefined) return known;
  const css = readFileSync(built(file), 'utf8');
  read.set(file, css);
  return css;
}

/**
 * Inlines the shared style sheet, which contains only the font faces (5 KiB). The first paint then needs no request for
 * it, and the fonts are preloaded.
 */
export function inlineFaces(files: readonly string[]): JSX.Element[] {
  const css = files.map(sheetOf).join('');
  const faces = Array.from(css.matchAll(FIRST_FACES), ([, address]) => address);
  return [
    ...faces.map((address) => (
      <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <style key="faces" dangerouslySetInnerHTML={{ __html: css }} />,
  ];
}
