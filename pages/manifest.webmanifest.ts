import { answeredWith } from '@/server/seo/answer';
import { webManifest } from '@/server/seo/web-manifest';

export const getServerSideProps = answeredWith(webManifest);

export default function NoPage() {
  return null;
}
