import type { Notice } from '@/api/contract';

const timeOf = ({ createdAt }: Notice) => (createdAt === null ? 0 : Date.parse(createdAt));

/**
 * Merges the lists, newest first, so that notices of `kept` stay even if the service no longer lists them as unread.
 */
export function withKept(unread: readonly Notice[], kept: Iterable<Notice>): Notice[] {
  const all = new Map([...kept, ...unread].map((notice) => [notice._id, notice]));
  return [...all.values()].toSorted((a, b) => timeOf(b) - timeOf(a));
}
