import { siteOrigin } from '@/config/site-origin';
import { CACHE_SECONDS, type TextFile } from './serve-text-file';

/**
 * The file does not disallow pages that must not be indexed, because a crawler has to read them to see their `noindex`.
 */
export function robots(): TextFile {
  const origin = siteOrigin();
  const lines = ['User-agent: *', 'Disallow: /api/', ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : [])];
  return { type: 'text/plain', text: `${lines.join('\n')}\n`, keepS: CACHE_SECONDS };
}
