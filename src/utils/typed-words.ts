/** Without case and accents: nobody types those to find something. */
export const plainText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsIn = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word that was typed begins one of the text's. */
export function holdsTyped(text: string, typed: string): boolean {
  const own = wordsIn(text);
  return wordsIn(typed).every((word) => own.some((one) => one.startsWith(word)));
}
