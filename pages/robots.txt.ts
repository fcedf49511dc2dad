import { answeredWith } from '@/server/seo/answer';
import { robots } from '@/server/seo/robots';

export const getServerSideProps = answeredWith(robots);

export default function NoPage() {
  return null;
}
