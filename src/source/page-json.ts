import { AppError } from '@/errors/app-error';

/** What a page is made of is sent twice, as HTML and as data. A long legal text with its history has some 100,000. */
const MOST_CHARACTERS = 1_000_000;

/**
 * The data of one page as JSON. Lists and texts that are each short enough can be far too much together: such an answer is
 * refused, and the page that was served last stays.
 */
export function pageJson(props: unknown): string {
  const json = JSON.stringify(props);
  if (json.length > MOST_CHARACTERS) throw new AppError({ kind: 'protocol', reason: 'too-large' });
  return json;
}
