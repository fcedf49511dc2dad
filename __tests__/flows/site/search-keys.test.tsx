import { act, screen, waitFor } from '@testing-library/react';
import { paletteStore } from '@/shell/palette/state';
import { Drawer } from '@/ui/dialog/drawer';
import { createStore } from '@/utils/store';
import { useStore } from '@/utils/hooks/use-store';
import { openPage, openSearch, pressKey, usePalette } from '../../support/palette';
import { withoutRetries } from '../../support/render';
import { useServer, type Backend } from '../../support/service';
import { leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();
usePalette();

const option = (name: string | RegExp) => screen.findByRole('option', { name });
const HASH = `0x${'5a'.repeat(32)}` as const;

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(() => act(leave));

test('an automatic dialog waits until the search is closed, and takes no keys before that', async () => {
  const arrived = createStore(false);
  const Arriving = () => (
    <Drawer title="Details" isOpen={useStore(arrived)} onClose={() => arrived.set(false)}>
      <input aria-label="Note" />
    </Drawer>
  );
  openPage(<Arriving />);
  const field = await openSearch();
  act(() => arrived.set(true));
  expect(screen.queryByRole('dialog', { name: 'Details' })).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  pressKey('k', { metaKey: true });
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeVisible();
  expect(paletteStore.get()).toBeNull();
});

test('the result for a pasted hash is selected, and Enter opens it', async () => {
  const { state } = backend.service;
  const [entry] = state.ledger.filter(({ accountId }) => accountId === state.accounts[0]!._id);
  entry!.txHash = HASH;
  const { user, visited } = openPage();
  const field = await openSearch();
  await user.paste(HASH);
  expect(await option(/^Search your transactions for/)).toHaveAttribute('aria-selected', 'true');
  const line = await option(/^Transaction 0x5a…5a5a/);
  await waitFor(() => expect(line).toHaveAttribute('aria-selected', 'true'));
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', line.id));
  await user.keyboard('{Enter}');
  expect(visited).toEqual([`/transactions?search=${HASH}&record=${entry!.id}`]);
});
