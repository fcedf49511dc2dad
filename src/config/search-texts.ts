import * as z from 'zod/mini';

const searchText = z.object({
  path: z.string(),
  page: z.string(),
  title: z.string(),
  text: z.string(),
});

/**
 * The answer of GET /api/search-texts. `isComplete` is false if texts are missing, because the service failed or a
 * limit was reached.
 */
export const searchTextsSchema = z.object({ texts: z.array(searchText), isComplete: z.boolean() });

export type SearchText = z.infer<typeof searchText>;
export type SearchTexts = z.infer<typeof searchTextsSchema>;
