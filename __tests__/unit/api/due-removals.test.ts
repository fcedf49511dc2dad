import { withoutDue, type DueRemoval } from '@/api/due-removals';

const notice = (_id: string, isRead = false) => ({ _id, isRead });
const due: DueRemoval[] = [{ id: 'removed', at: 0, wasUnread: true }];

test('one that is removed has left the list and the count', () => {
  const page = { docs: [notice('paid'), notice('removed')], unread: 2 };
  expect(withoutDue(page, due)).toEqual({ docs: [notice('paid')], unread: 1 });
});

test('one that was read elsewhere meanwhile takes nothing off the count of the others', () => {
  const page = { docs: [notice('paid'), notice('removed', true)], unread: 1 };
  expect(withoutDue(page, due).unread).toBe(1);
});

test('neither does one that was removed elsewhere', () => {
  expect(withoutDue({ docs: [notice('paid')], unread: 1, total: 1 }, due).unread).toBe(1);
});

test('one that stands further down than was asked for is counted as it was', () => {
  expect(withoutDue({ docs: [notice('paid')], unread: 3, total: 20 }, due).unread).toBe(2);
});
