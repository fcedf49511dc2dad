import { formRefusal } from './refusal';

/** Common passwords. The check also recognises them with added digits and signs, and with letters written as digits. */
const COMMON = new Set(
  (
    'password passwort motdepasse contrasena passphrase letmein welcome iloveyou qwerty qwertz azerty qwertyuiop ' +
    'asdfghjkl zxcvbnm changeme trustno sunshine princess football baseball basketball superman batman dragon monkey ' +
    'master shadow administrator admin login access secret whatever starwars pokemon michael jennifer jessica charlie ' +
    'liverpool manchester chocolate butterfly computer internet samsung bitcoin ethereum investor shareholder millionaire'
  ).split(' '),
);
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', '1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const MIN_DIFFERENT = 5;
const MIN_BESIDE_NAME = 6;
const MIN_NAME_LENGTH = 3;

const reversed = (text: string) => [...text].reverse().join('');
const withoutEnds = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
const undisguised = (text: string) => [...text].map((sign) => DISGUISES[sign] ?? sign).join('');

const isPattern = (text: string) =>
  new Set(text).size < MIN_DIFFERENT ||
  /^(.+?)\1+$/.test(text) ||
  ROWS.flatMap((row) => [row, reversed(row)]).some((row) =>
    row.repeat(Math.ceil(text.length / row.length) + 1).includes(text),
  );

const isCommonWord = (text: string) =>
  [text, undisguised(text)].some((read) => COMMON.has(withoutEnds(read))) || COMMON.has(undisguised(withoutEnds(text)));

const partsOf = (about: readonly string[]) =>
  about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length >= MIN_NAME_LENGTH);

const isOwnName = (text: string, about: readonly string[]) =>
  partsOf(about).some(
    (part) => text.includes(part) && text.replaceAll(part, '').replace(/[^\p{L}\p{N}]/gu, '').length < MIN_BESIDE_NAME,
  );

/** Returns why the password is too easy to guess. `about` is what a stranger knows about the owner. */
export function weaknessOf(password: string, about: readonly string[]): string | undefined {
  const text = password.toLowerCase().replace(/\s/g, '');
  if (isPattern(text) || isCommonWord(text))
    return 'This is one of the first passwords someone would try. Choose another one.';
  if (isOwnName(text, about)) return 'This is too similar to your name or e-mail. Choose another one.';
  return undefined;
}

export function assertStrong(field: string, password: string, about: readonly string[]): void {
  const weakness = weaknessOf(password, about);
  if (weakness !== undefined) throw formRefusal({ [field]: weakness });
}
