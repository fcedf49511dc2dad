import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { EventEmitter } from 'node:events';
import { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isStopping, setStopping } from './stopping';

const REQUESTS = 'http.server.request.start';
const FINISH_MS = 30_000;
const IDLE_CHECK_MS = 100;

/** The exit codes of a process that a signal has ended. systemd and Docker treat them as a clean exit. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof EXIT_CODES;

type Options = { drainMs: number; finishMs?: number; exit?: (code: number) => void; signals?: EventEmitter };

async function close(server: Server): Promise<void> {
  const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(closeIdle);
}

/**
 * Ends the process on SIGTERM. First, readiness answers 503 while requests are still served for `drainMs`. Then the
 * server accepts no more connections, finishes running requests for at most `finishMs`, and exits. SIGINT skips the
 * first step. A second signal ends the process at once. The returned function stops this.
 */
export function shutDownGracefully({
  drainMs,
  finishMs = FINISH_MS,
  exit = process.exit,
  signals = process,
}: Options): () => void {
  const servers = new Set<Server>();
  let isClosing = false;
  const onRequest = (message: unknown) => {
    const { server, response } = Object(message);
    if (server instanceof Server) servers.add(server);
    if (isClosing && response instanceof ServerResponse) response.shouldKeepAlive = false;
  };
  const end = async (signal: Signal) => {
    if (isStopping()) return exit(EXIT_CODES[signal]);
    setStopping(true);
    if (signal === 'SIGTERM') await pause(drainMs);
    isClosing = true;
    const closed = Promise.all([...servers].map(close)).then(() => true);
    const isFinished = await Promise.race([closed, pause(finishMs, false, { ref: false })]);
    if (!isFinished) console.warn(`[fnx] Requests that did not finish within ${finishMs / 1_000} s were cut off.`);
    exit(EXIT_CODES[signal]);
  };
  const onSignal = (signal: Signal) => void end(signal);
  subscribe(REQUESTS, onRequest);
  signals.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  return () => {
    unsubscribe(REQUESTS, onRequest);
    signals.off('SIGTERM', onSignal).off('SIGINT', onSignal);
    setStopping(false);
  };
}
