import { answeredWith } from '@/source/found/answer';
import { robots } from '@/source/found/robots';

export const getServerSideProps = answeredWith(robots);

export default function NoPage() {
  return null;
}
