import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { keepPagesReady } from '@/server/page-data/ready/ready-pages';
import { connectRaw } from './proxy/raw-client';

/** Puts the ready pages in front of every server of this process, like the product's start script. Builds no page. */
export async function startReadyPages(): Promise<() => Promise<void>> {
  const build = await mkdtemp(join(tmpdir(), 'build-'));
  const { NEXT_DIST_DIR: before } = process.env;
  await Promise.all(['server', 'static'].map((folder) => mkdir(join(build, folder))));
  await writeFile(join(build, 'prerender-manifest.json'), '{"routes":{}}');
  await writeFile(join(build, 'server/pages-manifest.json'), '{}');
  process.env.NEXT_DIST_DIR = build;
  const stop = keepPagesReady();
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
