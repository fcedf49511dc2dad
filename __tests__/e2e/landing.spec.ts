import { expect, test } from './fixtures';

test.describe('the start page without scripts', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('has what is owned, the figures, the news and answers that unfold', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('img', { name: /^Price of one share over thirty days\. From \$/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Tier 1 ratio over the requirement\./ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'News' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who answers for it' }).getByRole('listitem').first()).toBeVisible();
    const questions = page.getByRole('region', { name: 'Questions' });
    const answer = questions.locator('details').first().locator('> div');
    await expect(answer).toBeHidden();
    await questions.locator('summary').first().click();
    await expect(answer).toBeVisible();
    await page.getByRole('link', { name: 'What was paid' }).click();
    await expect(page).toHaveURL('/bank-overview#dividends');
  });
});
