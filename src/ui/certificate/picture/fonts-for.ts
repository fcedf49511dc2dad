import { allRules } from './rules-for';

const LETTER = 0x41;

export function hasLatin(range: string): boolean {
  if (!range) return true;
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return parseInt(from, 16) <= LETTER && LETTER <= parseInt(to, 16);
  });
}

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('A font could not be read'));
    reader.readAsDataURL(blob);
  });

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const [, path] = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue('src')) ?? [];
  if (!path) return '';
  const address = new URL(path, face.parentStyleSheet?.href ?? document.baseURI);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font ${address.pathname} answers ${answer.status}`);
  const { style } = face;
  const declarationOf = (name: string) => `${name}:${style.getPropertyValue(name) || 'normal'};`;
  const described = ['font-family', 'font-style', 'font-weight'].map(declarationOf).join('');
  return `@font-face{${described}src:url(${await asDataUrl(await answer.blob())})}`;
}

/** Embeds the fonts that the rules use, because an SVG inside an image cannot load any file. */
export async function fontsFor(rules: string): Promise<string> {
  const faces = allRules().filter((rule) => rule instanceof CSSFontFaceRule);
  const used = faces.filter(({ style }) => {
    const family = style.getPropertyValue('font-family').replaceAll(/['"]/g, '');
    return rules.includes(family) && hasLatin(style.getPropertyValue('unicode-range'));
  });
  return (await Promise.all(used.map(embedded))).join('\n');
}
