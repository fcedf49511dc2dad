import { answeredWith } from '@/source/found/answer';
import { sitemap } from '@/source/found/sitemap';

export const getServerSideProps = answeredWith(sitemap);

export default function NoPage() {
  return null;
}
