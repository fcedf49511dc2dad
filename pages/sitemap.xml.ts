import { answeredWith } from '@/server/seo/answer';
import { sitemap } from '@/server/seo/sitemap';

export const getServerSideProps = answeredWith(sitemap);

export default function NoPage() {
  return null;
}
