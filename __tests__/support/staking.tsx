import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { STORAGE_KEYS } from '@/config/product';
import { StakingScreen } from '@/features/staking';
import type { StoredStake } from '@/sandbox/service/domain/stored-payments';
import { txKeyOf } from '@/tx';
import type { TxEvent } from '@/tx/state';
import { dispatch } from '@/tx/store';
import { tabStore } from '@/utils/storage';
import { engine } from '@/tx/app-engine';
import { LONG_WAIT, backendNow, useBuyer } from './buying';
import { renderAt } from './render-at';
import { server } from './service';

export function useStaker(): void {
  useBuyer();
  afterEach(() => {
    tabStore.remove(STORAGE_KEYS.staking);
    tabStore.remove('asked:stake_key');
  });
}

export const stakes = (): StoredStake[] => backendNow().service.state.stakes;
export const newest = (): StoredStake => {
  const stake = stakes().at(-1);
  if (!stake) throw new Error('There is no stake');
  return stake;
};

export async function openForm() {
  const view = renderAt('/staking', <StakingScreen />);
  const form = within(await screen.findByRole('form', { name: 'Stake' }, LONG_WAIT));
  const review = await screen.findByRole('button', { name: 'Review' }, LONG_WAIT);
  return { ...view, form, review };
}

export const reviewed = () => screen.findByRole('region', { name: 'Review your stake' }, LONG_WAIT);

export async function openReview(amount = '12.5') {
  const view = await openForm();
  await view.user.type(view.form.getByLabelText('Amount'), amount);
  await view.user.click(view.review);
  return { ...view, sheet: await reviewed() };
}

export const dispatchAll = (...events: TxEvent[]) =>
  act(() => events.forEach((event) => dispatch(engine, txKeyOf('stake', newest()._id), event)));

/** Simulates a reload: only the tab's storage remains. */
export function reload(unmount: () => void): void {
  unmount();
  queryClient.clear();
}

/** The service opens the stake, but its first answer is lost. Returns every idempotency key that was used. */
export function loseFirstAnswer(): string[] {
  const keys: string[] = [];
  server.use(
    http.post('*/api/v1/user/staking', async ({ request }) => {
      const answer = await backendNow().service.fetch(request);
      keys.push(newest().idempotencyKey);
      return keys.length === 1 ? HttpResponse.error() : answer;
    }),
  );
  return keys;
}
