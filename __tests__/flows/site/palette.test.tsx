import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { STORAGE_KEYS } from '@/config/product';
import { sessionStore } from '@/session/store';
import { settingsStore } from '@/settings/settings';
import { AccountMenu } from '@/shell/header/account-menu';
import { PhoneMenu } from '@/shell/header/phone-menu';
import { paletteStore } from '@/shell/palette/state';
import { walletStore } from '@/wallet/facade';
import { listNotices } from '../../support/notices';
import { openPage, openSearch, pressKey, usePalette } from '../../support/palette';
import { renderScreen, withoutRetries } from '../../support/render';
import { server, startBackend, useServer, type Backend } from '../../support/service';
import { breakCall, leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();
usePalette();
const shownNotices = listNotices();

const option = (name: string | RegExp) => screen.findByRole('option', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));
const HASH = `0x${'5a'.repeat(32)}` as const;

describe('for an investor', () => {
  let backend: Backend;
  beforeEach(async () => {
    backend = await startAs('Amelia');
  });
  afterEach(() => act(leave));

  const ownOrder = () => {
    const { state } = backend.service;
    return state.orders.find(({ accountId }) => accountId === state.accounts[0]!._id)!;
  };

  test('the search opens by the keyboard with the focus in its field, and closes by the same keys', async () => {
    openPage();
    expect(await openSearch()).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(screen.getByRole('listbox', { name: 'Results' })).toBeVisible();
    pressKey('k', { metaKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('pages and actions are listed, and a page is opened by keys alone', async () => {
    const { user, visited } = openPage();
    const field = await openSearch();
    expect(group('Pages').getByRole('option', { name: 'Wallet' })).toBeVisible();
    expect(group('Actions').getByRole('option', { name: 'Log out' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Log in' })).not.toBeInTheDocument();
    await user.type(field, 'stak');
    const first = await option('Staking');
    expect(first).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first.id));
    await user.keyboard('{Enter}');
    expect(visited).toEqual(['/staking']);
    expect(paletteIsClosed()).toBe(true);
  });

  test('the most frequent action comes first, and is listed only once', async () => {
    const { user, visited } = openPage();
    const field = await openSearch();
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Buy shares');
    expect(screen.getAllByRole('option', { name: 'Buy shares' })).toHaveLength(1);
    await user.type(field, 'statement{Enter}');
    expect(visited).toEqual(['/deals?statement=this-year']);
  });

  test('arrow keys move through all groups', async () => {
    const { user } = openPage();
    await openSearch();
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(names[1]!);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(names.at(-1)!);
  });

  test('the last used entry comes first, and a logout removes it', async () => {
    const { user } = openPage();
    await user.type(await openSearch(), 'rewards{Enter}');
    await openSearch();
    expect(group('Recent').getByRole('option', { name: 'Rewards' })).toBeVisible();
    act(leave);
    expect(localStorage.getItem(STORAGE_KEYS.paletteRecent)).toBeNull();
  });

  test('the end of the session closes the search', async () => {
    const { user } = openPage();
    await user.type(await openSearch(), 'FNX-100031');
    act(leave);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(paletteIsClosed()).toBe(true);
  });

  test('an order is found by its number', async () => {
    const { _id, orderNo } = ownOrder();
    const { user, visited } = openPage();
    await user.type(await openSearch(), orderNo);
    await user.click(await option(new RegExp(`^Order ${orderNo}`)));
    expect(visited).toEqual([`/deals?order=${_id}`]);
    expect(localStorage.getItem(STORAGE_KEYS.paletteRecent)).toBeNull();
  });

  test('a transaction is found by a pasted URL of an explorer that contains its hash', async () => {
    const { state } = backend.service;
    const [entry] = state.ledger.filter(({ accountId }) => accountId === state.accounts[0]!._id);
    entry!.txHash = HASH;
    const { user, visited } = openPage();
    await openSearch();
    await user.paste(`https://explorer.example/tx/${HASH}`);
    await user.click(await option(/^Transaction 0x5a…5a5a/));
    expect(visited).toEqual([`/transactions?search=${HASH}&record=${entry!.id}`]);
  });

  test('a hash that the account does not have is reported as unknown', async () => {
    const { user } = openPage();
    await openSearch();
    await user.paste(`0x${'77'.repeat(32)}`);
    expect(await screen.findByText('Nothing in your account matches this hash or number.')).toBeVisible();
    expect(await option(/^Search your transactions for/)).toBeVisible();
  });

  test('an account that cannot be searched is reported, and the rest still works', async () => {
    breakCall('user/getDealHistoryUser');
    const { user, visited } = openPage();
    await user.type(await openSearch(), 'FNX-90001');
    expect(await screen.findByText(/could not be searched right now/)).toBeVisible();
    await user.click(await option(/^Search your transactions for/));
    expect(visited).toEqual(['/transactions?search=FNX-90001']);
  });

  test('a question leads to its answer, even while the service’s questions cannot be loaded', async () => {
    breakCall('static/faqListUser');
    const { user, visited } = openPage();
    await user.type(await openSearch(), 'why need bnb');
    await user.click(await option('I have USDT. Why do I need BNB as well?'));
    expect(visited).toEqual(['/faq#need-bnb']);
  });

  test('actions are carried out: the theme, the address of the wallet, the logout', async () => {
    act(() =>
      walletStore.set({ status: 'connected', address: `0x${'ab'.repeat(20)}`, chainId: 56, isSupported: true }),
    );
    const { user } = openPage();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const before = settingsStore.get().theme;
    await user.type(await openSearch(), 'theme{Enter}');
    expect(settingsStore.get().theme).not.toBe(before);
    await user.type(await openSearch(), 'copy wallet{Enter}');
    await waitFor(() => expect(shownNotices()).toContain('Wallet address copied.'));
    expect(write).toHaveBeenCalledWith(`0x${'ab'.repeat(20)}`);
    await user.type(await openSearch(), 'log out{Enter}');
    await waitFor(() => expect(sessionStore.get().state).toBe('anonymous'));
    act(() => walletStore.set({ status: 'disconnected' }));
  });

  test('a failed export is reported', async () => {
    breakCall('transactions/transaction/list-xls/');
    const { user } = openPage();
    await user.type(await openSearch(), 'export{Enter}');
    await waitFor(() => expect(shownNotices().at(-1)).toMatch(/^The spreadsheet could not be made\. /));
  });

  test('the account menu focuses its button before it opens the search, so that closing the search returns there', async () => {
    const { user } = renderScreen(<AccountMenu />);
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
    expect(paletteStore.get()).toBe('search');
  });

  test('the account menu opens the search too', async () => {
    const { user } = openPage(<AccountMenu />);
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveFocus();
  });
});

const paletteIsClosed = () => screen.queryByRole('dialog') === null;

describe('for a visitor', () => {
  beforeEach(async () => {
    await startBackend();
  });

  test('the menu of a phone closes and opens the search, which gets the focus', async () => {
    const { user } = openPage(<PhoneMenu />);
    const menu = screen.getByRole('button', { name: 'Menu' });
    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveFocus();
  });

  test('the search has only the public pages, and opens the transactions for a pasted hash', async () => {
    const { user, visited } = openPage();
    const field = await openSearch();
    expect(group('Pages').queryByRole('option', { name: 'Wallet' })).not.toBeInTheDocument();
    expect(group('Pages').getByRole('option', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Log out' })).not.toBeInTheDocument();
    await user.click(field);
    await user.paste(HASH);
    await user.click(await option(/^Search your transactions for/));
    expect(visited).toEqual([`/transactions?search=${HASH}`]);
  });

  test('the service is not asked for account data', async () => {
    let asked = 0;
    server.use(
      http.all('*/api/v1/wallet/transactions', () => {
        asked += 1;
        return Response.error();
      }),
    );
    const { user } = openPage();
    await openSearch();
    await user.paste(HASH);
    await option(/^Search your transactions for/);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked).toBe(0);
  });

  test('a search without results is shown and announced', async () => {
    const { user } = openPage();
    await user.type(await openSearch(), 'zzzz');
    expect(await screen.findByText(/No results for/)).toHaveTextContent('No results for “zzzz”.');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('No results for');
  });
});
