import { answeredWith } from '@/source/found/answer';
import { feed } from '@/source/found/feed';

export const getServerSideProps = answeredWith(feed);

/** No page: its text is the answer. */
export default function NoPage() {
  return null;
}
