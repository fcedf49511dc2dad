const MAX_VALUES = 100_000;

/**
 * Matches escaped backslashes (which may precede a `u`), a surrogate pair, or half of one. Other escapes are not
 * matched.
 */
const ESCAPE = /(?:\\\\)+|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}/g;
const HALF = /^\\u.{4}$/;

/** Replaces escaped halves of surrogate pairs, which break URLs and React. Covers keys too. */
const withWholeCharacters = (text: string): string =>
  text.toWellFormed().replace(ESCAPE, (escape) => (HALF.test(escape) ? '\ufffd' : escape));

const [QUOTE, COMMA, OPEN_LIST, BACKSLASH, OPEN_OBJECT] = [...'",[\\{'].map((one) => one.charCodeAt(0));

/**
 * Throws if a text has too many values. Runs before parsing, because parsing and validation visit each value. Each
 * value follows one of `, [ {`.
 */
export function assertFewValues(text: string, max: number): void {
  let isText = false;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText) at += code === BACKSLASH ? 1 : 0;
    else if (code === COMMA || code === OPEN_LIST || code === OPEN_OBJECT) seen += 1;
    if (seen > max) throw new RangeError('Too many values');
  }
}

export function parseJson(text: string, maxValues = MAX_VALUES): unknown {
  assertFewValues(text, maxValues);
  return JSON.parse(withWholeCharacters(text));
}
