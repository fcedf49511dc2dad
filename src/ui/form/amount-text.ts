const DECIMAL = /^(?:\d+\.?\d*|\.\d*)?$/;
const COMMA_GROUPED = /^\d{1,3}(?:,\d{3})+\.\d*$/;
const SPACE_GROUPED = /^\d{1,3}(?:([ '’])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/;
const SPACES = /\s+/g;
const LONGEST = 40;

/** `1,234` in one piece is a thousand and more to some, and a little over one to others. */
export const isAmbiguous = (typed: string): boolean =>
  /^\d{1,3}(?:,\d{3})+$/.test(typed.trim()) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(typed.trim());

function withoutGroups(text: string): string {
  if (COMMA_GROUPED.test(text)) return text.replaceAll(',', '');
  const closed = SPACE_GROUPED.test(text) ? text.replace(/[ '’]/g, '') : text;
  return closed.replace(',', '.');
}

/**
 * What an amount field keeps of what was typed or pasted: digits and one point; a comma is the point of those who
 * write it so. Null where two readings are possible, or none: the field then stays as it was, rather than guess.
 */
export function amountText(typed: string, places = 18): string | null {
  const text = typed.trim().replace(SPACES, ' ');
  if (text.length > LONGEST || isAmbiguous(text)) return null;
  const plain = withoutGroups(text);
  const [, fraction = ''] = plain.split('.');
  return DECIMAL.test(plain) && fraction.length <= places ? plain : null;
}
