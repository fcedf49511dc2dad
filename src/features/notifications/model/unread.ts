import type { Notice } from '@/api/contract';

const timeOf = ({ createdAt }: Notice) => (createdAt === null ? 0 : Date.parse(createdAt));

/** Those of `kept` that the service no longer lists as unread are between the others, newest first. */
export function withKept(unread: readonly Notice[], kept: Iterable<Notice>): Notice[] {
  const all = new Map([...kept, ...unread].map((notice) => [notice._id, notice]));
  return [...all.values()].toSorted((a, b) => timeOf(b) - timeOf(a));
}
