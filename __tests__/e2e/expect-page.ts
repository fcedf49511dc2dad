import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { expect } from './fixtures';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axeSource);
  const violations = await page.evaluate(findViolations);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/**
 * Runs in the page. A link's description may be inside the link, but axe takes it for a part of the label. The rest
 * of the visible text must be in the name.
 */
async function findViolations() {
  const { violations } = await window.axe!.run(document, { resultTypes: ['violations'] });
  const isNamedByLabel = (selector: string) => {
    const element = document.querySelector(selector)!;
    const textOf = (id: string | null) => (id && document.getElementById(id)?.textContent) || '';
    const label = element.textContent.replace(textOf(element.getAttribute('aria-describedby')), '').trim();
    const name = element.getAttribute('aria-label') ?? textOf(element.getAttribute('aria-labelledby'));
    return label !== '' && name.includes(label);
  };
  return violations
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(({ target }) => id !== 'label-content-name-mismatch' || !isNamedByLabel(String(target[0]))),
    }))
    .filter(({ nodes }) => nodes.length > 0);
}

export async function expectNoSideways(page: Page, where = 'no sideways scrolling'): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    where,
  ).toBe(0);
}

/** A background page gets its new size late, so this waits for it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const isResized = () => page.evaluate((width) => matchMedia(`(width: ${width}px)`).matches, size.width);
  await expect.poll(isResized, 'the page has its new width').toBe(true);
}

export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideways(page);
}

export async function doubleText(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
}
