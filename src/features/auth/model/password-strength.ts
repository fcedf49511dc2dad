import type { Strength } from '@/ui/form/strength-meter';

export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 128;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const LENGTHS = [MIN_PASSWORD_LENGTH, 13, 17];
const VARIED = 8;

/** Rates length before variety: a long phrase of plain words is stronger than a few random characters. */
export function strengthOf(password: string): Strength {
  if (password.length < MIN_PASSWORD_LENGTH) return 0;
  const different = new Set(password.toLowerCase()).size;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = LENGTHS.filter((length) => password.length >= length).length + Number(kinds >= 3);
  if (different < VARIED) return 1;
  return LEVELS[points] ?? 4;
}

const LEVELS: readonly Strength[] = [1, 1, 2, 3, 4];

export const adviceFor = (strength: Strength): string | undefined => ADVICE[strength];

const ADVICE: Readonly<Record<Strength, string | undefined>> = {
  0: `Use ${MIN_PASSWORD_LENGTH} characters or more`,
  1: 'Use more different characters',
  2: 'Four plain words in a row would be stronger',
  3: undefined,
  4: undefined,
};
