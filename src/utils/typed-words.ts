export const plainText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsIn = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export function holdsTyped(text: string, typed: string): boolean {
  const own = wordsIn(text);
  return wordsIn(typed).every((word) => own.some((one) => one.startsWith(word)));
}
