import { AppError } from '@/errors/app-error';

/** Each page is sent twice, as HTML and as data. A long legal text with its history has about 100,000 characters. */
const MAX_CHARACTERS = 1_000_000;

/** Serializes the data of a page. Throws if the data is too large, so that the last served page is kept. */
export function pageJson(props: unknown): string {
  const json = JSON.stringify(props);
  if (json.length > MAX_CHARACTERS) throw new AppError({ kind: 'protocol', reason: 'too-large' });
  return json;
}
