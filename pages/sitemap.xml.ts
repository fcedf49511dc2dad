import { answeredWith } from '@/source/found/answer';
import { sitemap } from '@/source/found/sitemap';

export const getServerSideProps = answeredWith(sitemap);

/** No page: its text is the answer. */
export default function NoPage() {
  return null;
}
