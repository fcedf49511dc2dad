import { answeredWith } from '@/source/found/answer';
import { robots } from '@/source/found/robots';

export const getServerSideProps = answeredWith(robots);

/** No page: its text is the answer. */
export default function NoPage() {
  return null;
}
