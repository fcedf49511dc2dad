import { defineConfig, devices } from '@playwright/test';
import suite from '../../playwright.config';

/** `npm run soak`: one page in use for two hours of the sandbox's time. Not part of the suite. */
export default defineConfig({
  ...suite,
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 1_200_000,
  workers: 1,
  projects: [{ name: 'soak', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
});
