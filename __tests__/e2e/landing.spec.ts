import { expect, test } from './fixtures';

test.describe('the start page without scripts', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('has what is owned, the figures, the news and answers that unfold', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('img', { name: /^Price of one share over thirty days\. From \$/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Tier 1 ratio over the requirement\./ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'News' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who answers for it' }).getByRole('listitem')).toHaveCount(4);
    const questions = page.getByRole('region', { name: 'Questions' });
    const answer = questions.locator('details').first().locator('> div');
    await expect(answer).toBeHidden();
    await questions.locator('summary').first().click();
    await expect(answer).toBeVisible();
    await page.getByRole('link', { name: 'What was paid' }).click();
    await expect(page).toHaveURL('/bank-overview#dividends');
  });
});

/** What moved by itself, by the browser's own count. */
const shifted = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The entries so far are delivered before the frame after the next one.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => (add(observer.takeRecords()), resolve(sum)))),
    );
  });

test('nothing on the start page moves while it comes to life and is read', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Share price' })).toContainText('$12.48');
  const news = page.getByRole('form', { name: 'News by e-mail' });
  await page.getByRole('heading', { name: 'Questions' }).scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(news).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(shifted)).toBe(0);
});
