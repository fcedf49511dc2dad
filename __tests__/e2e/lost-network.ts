import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export async function withoutNetwork(page: Page, call: string, act: () => Promise<void>): Promise<void> {
  const isCall = ({ pathname }: URL) => pathname === `/api/v1/${call}`;
  await page.route(isCall, (route) => route.abort('internetdisconnected'));
  await act();
  await page.unroute(isCall);
}

export const expectUnreached = (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByRole('alert')).toContainText('FNX could not be reached.');
