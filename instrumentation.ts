/** Runs once when the server starts: an incomplete environment stops it, with the variable's name. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { readServerEnv } = await import('@/config/server-env');
  try {
    readServerEnv();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
