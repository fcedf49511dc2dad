import { act, screen, waitFor, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/product';
import { WalletScreen } from '@/features/portfolio';
import { txKeyOf } from '@/tx';
import { dispatch } from '@/tx/store';
import type { TxEvent } from '@/tx/state';
import { tabStore } from '@/utils/storage';
import { engine } from '@/tx/app-engine';
import { LONG_WAIT, useBuyer } from './buying';
import { emptyJournal } from './money/attempt';
import { renderAt } from './render-at';

export function useSender(): void {
  useBuyer();
  afterEach(async () => {
    tabStore.remove(STORAGE_KEYS.sending);
    await act(emptyJournal);
  });
}

export const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const BANK = '0x00000000000000000000000000000000000f0003';

export const holds = (amount: string) =>
  waitFor(() => expect(screen.getByRole('form', { name: 'Send' })).toHaveTextContent(amount), LONG_WAIT);

export async function openForm() {
  const view = renderAt('/wallet', <WalletScreen />);
  const form = within(await screen.findByRole('form', { name: 'Send' }, LONG_WAIT));
  await holds('40.00 FNX');
  return { ...view, form };
}

type Typed = { to?: string; amount?: string; token?: string };
export async function openReview({ to = FRIEND, amount = '1.5', token = 'FNX' }: Typed = {}) {
  const view = await openForm();
  const { user, form } = view;
  await user.selectOptions(form.getByLabelText('Token'), token);
  await user.type(form.getByLabelText('Recipient'), to);
  await user.type(form.getByLabelText('Amount'), amount);
  await holds(`40.00 ${token}`);
  await user.click(form.getByRole('button', { name: 'Review' }));
  return { ...view, sheet: await reviewed() };
}
export const reviewed = () => screen.findByRole('region', { name: 'Review what you send' }, LONG_WAIT);

export const storedId = () =>
  (JSON.parse(tabStore.read(STORAGE_KEYS.sending) ?? '') as { review: { id: string } }).review.id;
export const dispatchAll = (...events: TxEvent[]) =>
  act(() => events.forEach((event) => dispatch(engine, txKeyOf('send', storedId()), event)));
export const ASKED: TxEvent[] = [{ type: 'submitted' }, { type: 'wallet-asked', isBehindAnother: false }];
export const transfer = () => within(screen.getByRole('region', { name: 'Your transfer' }));
