import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { bankOverview } from '@/sandbox/service/domain/bank';
import { singleTaskStore } from '@/ui/single-task';
import { at, showMemberPage, foot, header, inRow, linksOf } from '../../support/frame';
import { listNotices } from '../../support/notices';
import { withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';
import { leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();
const shownNotices = listNotices();

const DAY_MS = 86_400_000;
const answerCampaign = (change: object) =>
  server.use(
    http.get('*/api/v1/admin/getBankOverView', () => {
      const { campaign, ...rest } = bankOverview(Date.now(), Date.now());
      return HttpResponse.json({ status: 200, message: 'OK', data: { ...rest, campaign: { ...campaign, ...change } } });
    }),
  );

beforeEach(async () => {
  await startAs('Amelia');
});
afterEach(() => act(leave));

test('an investor has help and an exit during a purchase, and no other links', async () => {
  const { user } = showMemberPage('/buy-shares');
  const bar = await foot();
  await header().findByRole('button', { name: 'Account' });
  act(() => singleTaskStore.set('We keep your order. Find it under Orders.'));
  expect(bar).not.toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(linksOf(screen.getByRole('banner'))).toEqual([
    ['FNX', '/', null],
    ['Help', '/help', null],
    ['Close', '/dashboard', null],
  ]);
  const names = header().getAllByRole('button', { hidden: true });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Connect Wallet']);
  const help = header().getByRole('link', { name: 'Help' });
  expect(help).toHaveAttribute('target', '_blank');
  expect(help).toHaveAccessibleDescription('In a new tab');
  const close = header().getByRole('link', { name: 'Close' });
  expect(close).toHaveAccessibleDescription('We keep your order. Find it under Orders.');
  await user.click(close);
  expect(shownNotices()).toEqual(['We keep your order. Find it under Orders.']);
  act(() => singleTaskStore.set(null));
  expect(bar).toBeVisible();
  expect(header().getByRole('button', { name: 'Account' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('the link to the campaign shows an investor its progress and the remaining days', async () => {
  answerCampaign({ raised: '18400000', endsAt: new Date(Date.now() + 25.5 * DAY_MS).toISOString() });
  const { user } = at('/price');
  await foot();
  await user.click(inRow('The bank'));
  const campaign = inRow('Campaign').closest('a')!;
  await waitFor(() => expect(campaign).toHaveAccessibleDescription(/^76\.7%, 25 days left$/));
});
