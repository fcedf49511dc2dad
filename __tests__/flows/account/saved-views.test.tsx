import { act, screen, waitFor, within } from '@testing-library/react';
import { TransactionsScreen } from '@/features/transactions';
import { subscribeToNotices, type Notice } from '@/ui/notify';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';
import { leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();

beforeEach(async () => {
  localStorage.clear();
  await startAs('Amelia');
});
afterEach(leave);

const open = (address: string) => renderAt(address, <TransactionsScreen />);
const openFilters = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Filters' }));
const views = () => screen.findByRole('group', { name: 'Saved filters' });
const button = async (name: string) => within(await views()).findByRole('button', { name });
const noButton = (name: string) => screen.queryByRole('button', { name });

async function save(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(await button('Save filter'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save filter' }));
  await user.type(dialog.getByLabelText('Filter name'), `${name}{Enter}`);
}

test('a view keeps the filters and the sort under a name, and restores them in the URL', async () => {
  const { user, place } = open('/transactions?type=BUY&sort=amount&page=2');
  await save(user, 'My purchases');
  expect(await button('My purchases')).toHaveAttribute('aria-pressed', 'true');
  await user.selectOptions(screen.getByLabelText('Currency'), 'FNX');
  expect(await button('My purchases')).toHaveAttribute('aria-pressed', 'false');
  await user.click(await button('My purchases'));
  expect(place.address).toBe('/transactions?type=BUY&sort=amount');
  expect(await button('My purchases')).toHaveAttribute('aria-pressed', 'true');
});

test('views survive a reload and belong to one account', async () => {
  const first = open('/transactions?type=BUY');
  await save(first.user, 'My purchases');
  first.unmount();
  const second = open('/transactions');
  await openFilters(second);
  expect(await button('My purchases')).toBeVisible();
  second.unmount();
  leave();
  await startAs('Faye');
  await openFilters(open('/transactions'));
  expect(await views()).toHaveTextContent('Set a filter to save it for later.');
  expect(noButton('Save filter')).not.toBeInTheDocument();
  expect(noButton('My purchases')).not.toBeInTheDocument();
});

test('a name is required and unique, and the typed text stays', async () => {
  const { user } = open('/transactions?type=BUY');
  await save(user, 'Mine');
  await save(user, ' mine ');
  const field = screen.getByLabelText('Filter name');
  expect(field).toHaveAccessibleDescription(/Another filter has this name/);
  expect(field).toHaveValue(' mine ');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(/Enter a name for the filter/);
});

test('a view can be renamed, and a removed one restored', async () => {
  const notices: Notice[] = [];
  const end = subscribeToNotices((notice) => void notices.push(notice));
  const { user } = open('/transactions?type=BUY');
  await save(user, 'Mine');
  await user.click(await button('Edit filters'));
  await user.click(await button('Rename Mine'));
  const field = await screen.findByLabelText('Filter name');
  await user.clear(field);
  await user.type(field, 'Purchases{Enter}');
  await user.click(await button('Remove Purchases'));
  await waitFor(() => expect(noButton('Purchases')).not.toBeInTheDocument());
  expect(notices.at(-1)?.text).toBe('The filter “Purchases” was removed.');
  act(() => notices.at(-1)?.action?.onClick());
  expect(await button('Purchases')).toBeVisible();
  end();
});
