import { withoutDue, type DueRemoval } from '@/api/due-removals';

const notice = (_id: string, isRead = false) => ({ _id, isRead });
const due: DueRemoval[] = [{ id: 'removed', at: 0, wasUnread: true }];

test('a removed notification is gone from the list and the count', () => {
  const page = { docs: [notice('paid'), notice('removed')], unread: 2 };
  expect(withoutDue(page, due)).toEqual({ docs: [notice('paid')], unread: 1 });
});

test('a removed notification that was read elsewhere does not change the count of the others', () => {
  const page = { docs: [notice('paid'), notice('removed', true)], unread: 1 };
  expect(withoutDue(page, due).unread).toBe(1);
});

test('a removed notification that was also removed elsewhere does not change the count of the others', () => {
  expect(withoutDue({ docs: [notice('paid')], unread: 1, total: 1 }, due).unread).toBe(1);
});

test('a removed unread notification beyond the loaded list lowers the count', () => {
  expect(withoutDue({ docs: [notice('paid')], unread: 3, total: 20 }, due).unread).toBe(2);
});
