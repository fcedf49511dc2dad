/**
 * The site's origin, for canonical URLs. A server reads the origin from its environment, a browser from the document. A
 * build does not know the origin.
 */
export const siteOrigin = (): string | undefined =>
  typeof window === 'undefined' ? originOfServer() : document.documentElement.dataset.origin;

function originOfServer(): string | undefined {
  if (process.env.NEXT_PHASE === 'phase-production-build') return undefined;
  return process.env.SITE_ORIGIN?.trim() || undefined;
}
