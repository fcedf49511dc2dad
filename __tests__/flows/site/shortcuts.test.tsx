import { act, screen, waitFor } from '@testing-library/react';
import { openPage, openSearch, pressKey, usePalette } from '../../support/palette';
import { listNotices } from '../../support/notices';
import { startBackend, useServer } from '../../support/service';
import { leave, startAs } from '../../support/start-as';

useServer();
usePalette();
const notices = listNotices();

const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const nothingOpens = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
};

describe('for an investor', () => {
  beforeEach(() => startAs('Amelia'));
  afterEach(() => act(leave));

  test('a question mark shows the shortcuts, with the main pages', async () => {
    openPage();
    pressKey('?', { shiftKey: true });
    expect(await list()).toHaveTextContent('Go to Staking');
  });

  test('g and a letter open a page, even before their code has loaded', async () => {
    const { visited } = openPage();
    pressKey('g');
    pressKey('a');
    pressKey('o');
    await waitFor(() => expect(visited).toEqual(['/transactions']));
  });

  test('shortcuts are off while text is typed', async () => {
    const { user, visited } = openPage();
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await user.type(field, 'go?/');
    expect(field).toHaveValue('go?/');
    expect(visited).toEqual([]);
    await nothingOpens();
  });

  test('the slash key moves the focus to the page’s search field', async () => {
    const { user } = openPage(
      <div role="search">
        <input type="date" aria-label="From" />
        <input type="search" aria-label="Hash" />
      </div>,
    );
    await user.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Hash' })).toHaveFocus());
    expect(screen.getByRole('searchbox', { name: 'Hash' })).toHaveValue('');
  });

  test('single keys can be turned off in this browser, and Ctrl+K keeps working', async () => {
    const { user, visited } = openPage();
    pressKey('?');
    await list();
    await user.click(screen.getByRole('checkbox', { name: 'Use single keys as shortcuts' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    pressKey('?');
    pressKey('g');
    pressKey('o');
    await nothingOpens();
    expect(visited).toEqual([]);
    await openSearch();
    await user.keyboard('keyboard{Enter}');
    await list();
    await user.click(screen.getByRole('checkbox', { name: 'Use single keys as shortcuts' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    pressKey('?');
    expect(await list()).toBeVisible();
  });

  test('nothing opens over another dialog', async () => {
    openPage(<dialog open aria-label="Review" />);
    pressKey('?');
    pressKey('k', { ctrlKey: true });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

test('a visitor sees no shortcut that only an investor has', async () => {
  await startBackend();
  const { visited } = openPage();
  pressKey('g');
  pressKey('o');
  expect(visited).toEqual([]);
  pressKey('?');
  expect(await list()).not.toHaveTextContent('Go to Staking');
  await waitFor(() => expect(screen.getByText('Show this list')).toBeVisible());
});

test('a search whose code does not arrive is reported, and requested again by the next key', async () => {
  const load = jest
    .fn(async () => (await import('@/shell/palette/palette-slot')).PaletteSlot)
    .mockRejectedValueOnce(new Error('no network'));
  openPage(undefined, load);
  pressKey('k', { ctrlKey: true });
  await waitFor(() => expect(notices()).toEqual([expect.stringContaining('could not be loaded')]));
  await openSearch();
  expect(load).toHaveBeenCalledTimes(2);
});
