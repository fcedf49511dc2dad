import { readServerEnv } from './server-env';

export function stopWithoutEnvironment(): void {
  try {
    readServerEnv();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
