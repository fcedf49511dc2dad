import type { ChangeEvent } from 'react';

/** One of a list; `also`: what else it is found by. */
export type Line = { value: string; label: string; also?: readonly string[] };

/** By the browser or a password manager: the event of somebody who types, pastes or drops says so. */
export function wasFilled({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const how = 'inputType' in nativeEvent ? nativeEvent.inputType : undefined;
  return !how || how === 'insertReplacementText';
}

/** The line that is meant by what was filled in: its words, its value, or another name that it is found by. */
export function filledIn(lines: readonly Line[], text: string, locale: string): Line | undefined {
  const plain = (word: string) => word.trim().toLocaleLowerCase(locale);
  const filled = plain(text);
  const isMeant = (word: string) => plain(word) === filled;
  return (
    lines.find(({ label, value }) => isMeant(label) || isMeant(value)) ??
    lines.find(({ also = [] }) => also.some(isMeant))
  );
}
