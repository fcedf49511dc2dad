const siteName = () => process.env.SITE_ORIGIN?.trim().replace(/^\w+:\/\//, '') || undefined;

/** Runs once at the server's start. An invalid environment stops it. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkServerEnv, serverEnvOrStop } = await import('@/config/check-server-env');
    const env = serverEnvOrStop();
    if (process.env.NODE_ENV === 'production') await (await import('@/monitoring/start')).startMonitoring(env);
    checkServerEnv(env);
    (await import('@/proxy/gate')).openGate(env);
    if (env.redisUrl) await (await import('@/proxy/shared-counts')).shareCounts(env.redisUrl, siteName());
    if (process.env.NODE_ENV !== 'production') return;
    // Without this, Next ends the process itself on a signal, before readiness changes.
    if (process.env.NEXT_MANUAL_SIG_HANDLE)
      (await import('@/server/lifecycle/graceful-shutdown')).shutDownGracefully({ drainMs: env.drainMs });
    (await import('@/server/listener/wrap-servers')).wrapServers(env);
    void (await import('@/server/page-data/start-warm-up')).startWarmUp({
      port: process.env.PORT,
      address: process.env.LISTEN_ADDRESS,
    });
  }
}
