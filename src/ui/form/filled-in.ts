import type { ChangeEvent } from 'react';

export type OptionLine = { value: string; label: string; also?: readonly string[] };

/**
 * True when the browser or a password manager filled the field, because typing, pasting and dropping set another
 * `inputType`.
 */
export function wasFilled({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const how = 'inputType' in nativeEvent ? nativeEvent.inputType : undefined;
  return !how || how === 'insertReplacementText';
}

export function filledIn(lines: readonly OptionLine[], text: string, locale: string): OptionLine | undefined {
  const plain = (word: string) => word.trim().toLocaleLowerCase(locale);
  const filled = plain(text);
  const isMeant = (word: string) => plain(word) === filled;
  return (
    lines.find(({ label, value }) => isMeant(label) || isMeant(value)) ??
    lines.find(({ also = [] }) => also.some(isMeant))
  );
}
