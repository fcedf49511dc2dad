import { answeredWith } from '@/source/found/answer';
import { webManifest } from '@/source/found/web-manifest';

export const getServerSideProps = answeredWith(webManifest);

export default function NoPage() {
  return null;
}
