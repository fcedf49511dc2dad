import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.maxLength(max));

/** A fault that a browser reports to POST /api/reports. `page` is the pattern of a route. */
export const browserReportSchema = z.strictObject({
  kind: z.enum(['error', 'policy']),
  where: text(100),
  message: text(300),
  stack: z.optional(text(2_000)),
  page: text(200),
  release: text(100),
});

export type BrowserReport = z.infer<typeof browserReportSchema>;
