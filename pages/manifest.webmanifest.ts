import { serveTextFile } from '@/server/seo/serve-text-file';
import { webManifest } from '@/server/seo/web-manifest';

export const getServerSideProps = serveTextFile(webManifest);

export default function NoPage() {
  return null;
}
