import { serveTextFile } from '@/server/seo/serve-text-file';
import { robots } from '@/server/seo/robots';

export const getServerSideProps = serveTextFile(robots);

export default function NoPage() {
  return null;
}
