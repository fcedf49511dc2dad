/** Runs once at the server's start. An invalid environment stops it. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    (await import('@/config/check-server-env')).checkServerEnv();
    const { readServerEnv } = await import('@/config/server-env');
    (await import('@/proxy/gate')).openGate(readServerEnv());
    if (process.env.NODE_ENV !== 'production') return;
    (await import('@/server/page-data/ready/ready-pages')).keepPagesReady();
    void (await import('@/server/page-data/wake')).wake(process.env.PORT);
  }
}
