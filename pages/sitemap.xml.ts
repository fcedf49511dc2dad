import { serveTextFile } from '@/server/seo/serve-text-file';
import { sitemap } from '@/server/seo/sitemap';

export const getServerSideProps = serveTextFile(sitemap);

export default function NoPage() {
  return null;
}
