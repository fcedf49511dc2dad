/** @jest-environment node */
import { listNotifications, removeAllNotifications, removeNotification, sawAllNotifications } from '@/api/contract';
import { notify } from '@/sandbox/service/domain/notices';
import { createSandboxClient } from '@/sandbox/test-client';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, GUS, ORIGIN } from '../visitor';
import { IVO, logInAs, type Member } from './member';

let service: TestService;
let amelia: Member;
beforeEach(async () => {
  service = await createTestService();
  amelia = await logInAs(service, AMELIA);
});

const list = (query: Record<string, string> = {}, member = amelia) => member.get(listNotifications, query);
const titles = async (query?: Record<string, string>) => (await list(query)).docs.map(({ title }) => title);

it('notifications are listed newest first, of the last weeks, some unread', async () => {
  const { docs, unread, total } = await list();
  expect(total).toBe(9);
  const times = docs.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(unread).toBe(docs.filter(({ isRead }) => !isRead).length);
  expect(unread).toBeGreaterThan(1);
  expect(docs.some(({ isRead }) => isRead)).toBe(true);
  expect(docs[0]).toMatchObject({ title: 'New login', type: 'SECURITY', isRead: false });
});

it('notifications are paged, and the unread ones on all pages are counted', async () => {
  const all = await titles();
  const { unread } = await list();
  const second = await list({ page: '2', limit: '4' });
  expect(second).toMatchObject({ page: 2, limit: 4, pages: 3, total: 9, unread });
  expect(second.docs.map(({ title }) => title)).toEqual(all.slice(4, 8));
  expect((await list({ page: '9' })).docs).toEqual([]);
});

it('a request can select only unread or only read notifications', async () => {
  const { docs, total, unread } = await list({ unread: 'true' });
  expect(total).toBe(unread);
  expect(docs.every(({ isRead }) => !isRead)).toBe(true);
  expect((await list({ unread: 'false' })).docs.every(({ isRead }) => isRead)).toBe(true);
});

it('all notifications are marked as seen', async () => {
  expect(await amelia.get(sawAllNotifications)).toEqual({ unread: 0 });
  expect(await list()).toMatchObject({ total: 9, unread: 0 });
  expect(await titles({ unread: 'true' })).toEqual([]);
});

it('a notification is removed, and the number of unread ones is returned', async () => {
  const { docs, unread } = await list();
  const [first] = docs;
  expect(await amelia.get(removeNotification, { id: first?._id })).toEqual({ unread: unread - 1 });
  expect((await list()).docs).toEqual(docs.slice(1));
  expect((await amelia.call(removeNotification, { id: first?._id })).status).toBe(404);
});

it('all notifications of one investor are removed, and no others', async () => {
  const gus = await logInAs(service, GUS);
  const [his] = (await list({}, gus)).docs;
  expect((await amelia.call(removeNotification, { id: his?._id })).status).toBe(404);
  expect(await amelia.get(removeAllNotifications)).toEqual({ unread: 0 });
  expect((await list()).docs).toEqual([]);
  expect((await list({}, gus)).docs).toContainEqual(his);
});

it('a decision on an identity check is announced with its comment, in the app and by e-mail', async () => {
  const ivo = await logInAs(service, IVO);
  const sandbox = createSandboxClient(ORIGIN, service.fetch);
  await sandbox.kyc(IVO.email, 'RETRY', 'The photograph is blurred.');
  const [newest] = (await list({}, ivo)).docs;
  expect(newest).toMatchObject({ type: 'KYC', link: '/kyc', isRead: false, body: expect.stringContaining('blurred') });
  expect((await sandbox.inbox(IVO.email))[0]).toMatchObject({ subject: newest?.title, text: newest?.body });
  await sandbox.kyc(IVO.email, 'RETRY', 'The photograph is blurred.');
  await sandbox.kyc(IVO.email, 'RETRY', 'The back of the card is missing.');
  const [again, before] = (await list({}, ivo)).docs;
  expect(again?.body).toContain('back of the card');
  expect(before?._id).toBe(newest?._id);
});

it('the newest two hundred notifications of an account are kept', async () => {
  for (let at = 0; at < 205; at += 1)
    notify(service.state, 'investor-01', { title: `Notice ${at}`, body: '', type: 'NEWS' }, at);
  const { docs, total } = await list({ limit: '1' });
  expect(total).toBe(200);
  expect(docs[0]?.title).toBe('Notice 204');
});
