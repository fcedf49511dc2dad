import { defineConfig, devices } from '@playwright/test';
import suite from '../../playwright.config';

/** `npm run pictures`: draws what stands in docs/pictures anew. No part of the suite. */
export default defineConfig({
  ...suite,
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  projects: [{ name: 'pictures', use: { ...devices['Desktop Chrome'] } }],
});
