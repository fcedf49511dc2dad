import { answeredWith } from '@/server/seo/answer';
import { feed } from '@/server/seo/feed';

export const getServerSideProps = answeredWith(feed);

export default function NoPage() {
  return null;
}
