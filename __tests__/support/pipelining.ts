import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { wrapServers } from '@/server/listener/wrap-servers';
import { connectRaw } from './proxy/raw-client';

/** Wraps every server of this process, like the product's start script. The build has no files. */
export async function wrapTestServers(): Promise<() => Promise<void>> {
  const build = await mkdtemp(join(tmpdir(), 'build-'));
  const { NEXT_DIST_DIR: before } = process.env;
  await mkdir(join(build, 'static'));
  process.env.NEXT_DIST_DIR = build;
  const stop = wrapServers({ trustedProxyHops: 1 });
  if (before === undefined) delete process.env.NEXT_DIST_DIR;
  else process.env.NEXT_DIST_DIR = before;
  return async () => {
    stop();
    await rm(build, { recursive: true });
  };
}

const MOMENT_MS = 50;

export async function pipelineAndLeave(origin: string, bytes: string, times: number): Promise<void> {
  const client = await connectRaw(origin);
  client.write(bytes.repeat(times));
  await setTimeout(MOMENT_MS);
  client.end();
  await setTimeout(MOMENT_MS);
}
