import { defineConfig, devices } from '@playwright/test';
import suite from '../../playwright.config';

/** `npm run pictures`: redraws docs/pictures. Not part of the suite. */
export default defineConfig({
  ...suite,
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  projects: [{ name: 'pictures', use: { ...devices['Desktop Chrome'] } }],
});
