import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { NotificationsScreen } from '@/features/notifications';
import { notify } from '@/sandbox/service/domain/notices';
import { LiveNotices } from '@/shell/notices/live-notices';
import { renderAt } from '../../../support/render-at';
import { withoutRetries } from '../../../support/render';
import { server, useServer } from '../../../support/service';
import { land, leave, startAs } from '../../../support/start-as';

useServer();
withoutRetries();
afterEach(() => act(leave));

test('a removal that is being sent to the service cannot be undone', async () => {
  const backend = await startAs('Amelia');
  land();
  const { state, clock } = backend.service;
  const accountId = state.accounts[0]!._id;
  state.notices = [];
  notify(state, accountId, { title: 'A new login', body: '', type: 'SECURITY', link: '/settings' }, clock.now());
  let answer: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  server.use(
    http.delete('*/api/v1/notification/removeNotification', async ({ request }) => {
      asked += 1;
      await isHeld;
      return backend.service.fetch(request);
    }),
  );
  const due = [{ id: state.notices[0]!._id, at: Date.now() - 1, wasUnread: true }];
  localStorage.setItem('notice_removals', JSON.stringify(due));
  renderAt(
    '/notifications',
    <>
      <LiveNotices />
      <NotificationsScreen />
    </>,
  );
  await waitFor(() => expect(asked).toBe(1));
  await screen.findByRole('button', { name: 'Remove all' });
  const undo = screen.queryByRole('button', { name: 'Undo: A new login' });
  answer();
  await waitFor(() => expect(localStorage.getItem('notice_removals')).toBeNull());
  expect(undo).toBeNull();
});
