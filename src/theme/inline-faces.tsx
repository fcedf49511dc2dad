import { readFileSync } from 'node:fs';
import type { JSX } from 'react';

/** The two faces that every first screen is set in; the others come when a text has their letters. */
const FIRST_FACES = /url\((\/[^)]*\/(?:bodoni-moda|hanken-grotesk)-latin-wght-normal\.[^)]*\.woff2)\)/g;

/** A path that is joined to the server's folder would have the whole project packed with the server. */
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
 * The style sheet of every page holds the faces alone, 5 KiB: inside the page it takes no way to the server before
 * the first paint, and the fonts are asked for with the page.
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
