import { answeredWith } from '@/source/found/answer';
import { webManifest } from '@/source/found/web-manifest';

export const getServerSideProps = answeredWith(webManifest);

/** No page: its text is the answer. */
export default function NoPage() {
  return null;
}
