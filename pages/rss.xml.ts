import { answeredWith } from '@/source/found/answer';
import { feed } from '@/source/found/feed';

export const getServerSideProps = answeredWith(feed);

export default function NoPage() {
  return null;
}
