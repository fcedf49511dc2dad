import type { Page } from '@playwright/test';
import type { World } from '../support/world';
import { arriveAs, type Investor } from './steps';

const FRAME = 'Identity check by our provider';
export const frameOf = (page: Page) => page.frameLocator(`iframe[title="${FRAME}"]`);
export const inFrame = (page: Page, name: string) => frameOf(page).getByRole('heading', { name });

export async function investorNamed({ sandbox }: World, firstName: string): Promise<Investor> {
  const found = (await sandbox.accounts()).find(({ name }) => name.startsWith(`${firstName} `));
  if (!found) throw new Error(`The seed has no ${firstName}`);
  return found;
}

export async function openAs(page: Page, world: World, status: 'INITIATED' | 'RETRY') {
  const ivo = await investorNamed(world, 'Ivo');
  await world.sandbox.kyc(ivo.email, status);
  await arriveAs(page, world, ivo);
  await page.goto('/kyc');
  return ivo;
}
