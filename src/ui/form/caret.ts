const counts = (sign: string) => /[\d+]/.test(sign);

export const signsBefore = (text: string, caret: number): number => [...text.slice(0, caret)].filter(counts).length;

export function caretAfter(text: string, signs: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === signs) return at;
    if (counts(text.charAt(at))) seen += 1;
  }
  return text.length;
}
