import { siteOrigin } from '@/config/site-origin';
import { KEEP_S, type Answer } from './answer';

/** What no search engine may show says so itself: an address that may not be read cannot say it. */
export function robots(): Answer {
  const origin = siteOrigin();
  const lines = ['User-agent: *', 'Disallow: /api/', ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : [])];
  return { type: 'text/plain', text: `${lines.join('\n')}\n`, keepS: KEEP_S };
}
