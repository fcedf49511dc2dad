import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.describe('the start page without scripts', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('has the figures, the news and answers that unfold', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('img', { name: /^Price of one share over thirty days\. From \$/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Tier 1 ratio over the requirement\./ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'News' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who runs the bank' }).getByRole('listitem').first()).toBeVisible();
    const questions = page.getByRole('region', { name: 'Questions' });
    const answer = questions.locator('details').first().locator('> div');
    await expect(answer).toBeHidden();
    await questions.locator('summary').first().click();
    await expect(answer).toBeVisible();
    await page.getByRole('link', { name: 'Past dividends' }).click();
    await expect(page).toHaveURL('/bank-overview#dividends');
  });
});

const ENGRAVING = /\/engraved\/([a-z-]+)-[0-9a-f]+\.svg$/;

function engravingsOf(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  page.on('request', (request) => names.add(ENGRAVING.exec(request.url())?.[1] ?? 'something else'));
  return names;
}

test.describe('the first screen of the start page', { tag: '@one-width' }, () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('is hydrated by React as a separate part, in small steps', async ({ request }) => {
    // React's marker for a part that hydrates separately from its surroundings.
    expect(await (await request.get('/')).text()).toMatch(/<!--&-->.*<main /s);
  });

  test('does not wait for the sections below it, which the browser lays out without scrolling', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const sections = page.locator('[data-late]');
    expect(await sections.count()).toBeGreaterThan(5);
    for (const section of await sections.all()) await expect(section).toHaveCSS('content-visibility', 'visible');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('does not load the engravings further down before the reader scrolls near them', async ({ page }) => {
      const engravings = engravingsOf(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(engravings).toContain('medallion');
      expect(engravings).not.toContain('delivered');
      await page.getByRole('region', { name: 'Three steps to a share' }).scrollIntoViewIfNeeded();
      await expect.poll(() => [...engravings]).toContain('delivered');
    });
  });
});
