const MAX_LENGTH = 8_000;

const JWT = /(?<![a-z])eyJ[\w-]+(?:\.[\w-]*)+|eyJ[\w-]{16,}(?:\.[\w-]*)*/gi;
const BEARER = /\bBearer\s+\S+/gi;
// Base64 nearly always has a capital letter, a digit or `=`. A normal word after 'basic' has none of these.
const BASIC = /\b(?:[Bb]asic|BASIC)\s+(?=\S*[\dA-Z=])[\w+/=-]{4,}/g;
const CREDENTIALS = /(?<=:\/\/)[^\s/@]*@/g;
const QUERY = /[?#][^\s'")\]]*(?=[\s'")\]]|$)/g;
// A match begins only at the start of a run of these letters, so each run is read once. `%40` is the `@` in a URL.
const EMAIL = /(?<![\p{L}\p{M}\p{N}_.+%-])[\p{L}\p{M}\p{N}_.+%-]+?(?:@|%(?:25)*40)[\p{L}\p{M}\p{N}_.+%@-]+/gu;
// Accounts, transactions and keys. A key is often written without 0x.
const HEX = /0x[\da-f]{8,}|[\da-f]{40,}/gi;
const DIGITS = /\+?\d(?:[\s-]?\d){5,}/g;

/** Cuts at a space, because half a secret may not be recognised. */
function cutLong(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const end = text.slice(0, MAX_LENGTH).search(/\s\S*$/);
  return `${text.slice(0, Math.max(end, 0))} (cut)`;
}

/**
 * Removes everything from a message that may be secret or personal: `secrets`, tokens, credentials and queries of URLs,
 * e-mail addresses, long hexadecimal numbers (accounts, transactions, keys) and long digit groups (phones, codes).
 */
export const redact = (text: string, secrets: readonly string[] = []): string =>
  secrets
    .reduce((rest, secret) => rest.replaceAll(secret, '(secret)'), cutLong(text))
    .replace(JWT, '(token)')
    .replace(BEARER, '(token)')
    .replace(BASIC, '(token)')
    .replace(CREDENTIALS, '')
    .replace(EMAIL, '(e-mail)')
    .replace(QUERY, '')
    .replace(HEX, '(hex)')
    .replace(DIGITS, '(digits)');
