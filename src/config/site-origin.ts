/**
 * Where this site is served from, for the one address of each page. A server is told when it starts; a build is not, and
 * asks nobody. A browser reads it from the document: pages that it goes on to have their address too.
 */
export const siteOrigin = (): string | undefined =>
  typeof window === 'undefined' ? originOfServer() : document.documentElement.dataset.origin;

function originOfServer(): string | undefined {
  if (process.env.NEXT_PHASE === 'phase-production-build') return undefined;
  return process.env.SITE_ORIGIN?.trim() || undefined;
}
