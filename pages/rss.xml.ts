import { serveTextFile } from '@/server/seo/serve-text-file';
import { feed } from '@/server/seo/feed';

export const getServerSideProps = serveTextFile(feed);

export default function NoPage() {
  return null;
}
