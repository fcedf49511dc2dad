import type { Notice } from '@/api/contract';
import { withoutDue } from '@/api/due-removals';
import { afterAnswer, moneyNews, seenIn } from '@/shell/notices/news';
import { toastsFor } from '@/shell/notices/toasts';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const notice = (id: string, createdAt: string): Notice => ({
  _id: id,
  title: id,
  body: '',
  type: 'ORDER',
  link: '/deals',
  isRead: false,
  createdAt,
});

test('N2 one notice that is dated in the future does not silence those that come after it', () => {
  const wrong = notice('wrong', '2099-01-01T00:00:00Z');
  const before = afterAnswer({ docs: [wrong], unread: 1 }, seenIn({ docs: [], unread: 0 }, NOW), NOW);
  const paid = notice('paid', new Date(NOW - 1_000).toISOString());
  const news = moneyNews({ docs: [wrong, paid], unread: 2 }, before, NOW);
  expect(news.map(({ _id }) => _id)).toEqual(['paid']);
});

test('N3 of a thousand at once, of which ten were asked for, it does not say that they are ten', () => {
  const docs = Array.from({ length: 10 }, (_, index) => notice(String(index), new Date(NOW).toISOString()));
  const before = seenIn({ docs: [notice('old', '2026-03-01T11:00:00.000Z')], unread: 0 }, NOW);
  const [toast] = toastsFor(moneyNews({ docs, unread: 1_000 }, before, NOW));
  expect(toast?.text).not.toMatch(/^10 new notifications/);
});

test('N4 a notice that was removed, and read elsewhere meanwhile, takes nothing off the count of the new ones', () => {
  const paid = { ...notice('paid', new Date(NOW).toISOString()), isRead: false };
  const removed = { ...notice('removed', new Date(NOW - 1_000).toISOString()), isRead: true };
  const due = [{ id: 'removed', at: NOW + 8_000, wasUnread: true }];
  expect(withoutDue({ docs: [paid, removed], unread: 1 }, due).unread).toBe(1);
});
