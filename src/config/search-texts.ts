import * as z from 'zod/mini';

/** One place that can be found: a section of a page, a question, an article. */
const searchText = z.object({
  path: z.string(),
  /** Whose part it is. */
  page: z.string(),
  title: z.string(),
  text: z.string(),
});

/** The answer of GET /api/search-texts. `isWhole`: false where the service could not be asked for its part. */
export const searchTextsSchema = z.object({ texts: z.array(searchText), isWhole: z.boolean() });

export type SearchText = z.infer<typeof searchText>;
export type SearchTexts = z.infer<typeof searchTextsSchema>;
