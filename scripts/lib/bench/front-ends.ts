import { nginxProgram, startNginx } from '../nginx/start-nginx';
import { TRUST_CALLERS } from './callers';
import { withDeployment } from './deployment';

export type FrontEnd = { by: string; origin: string };

/** Runs `work` on the production build, served by nginx (if it is installed) and by the Node process alone. */
export async function withFrontEnds(work: (frontEnds: readonly FrontEnd[]) => Promise<void>): Promise<void> {
  await withDeployment(
    async (origin) => {
      const nginx = nginxProgram() ? await startNginx({ instances: [origin], site: TRUST_CALLERS }) : undefined;
      const behindNginx = nginx ? [{ by: 'nginx', origin: nginx.origin }] : [];
      try {
        await work([...behindNginx, { by: 'the process without nginx', origin }]);
      } finally {
        await nginx?.stop();
      }
    },
    { env: { TRUSTED_PROXY_HOPS: '1' } },
  );
}
