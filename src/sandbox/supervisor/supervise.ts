import { InvalidSettings, readSettings, type Settings } from './settings';
import { PortRefused } from '../ports';
import { livingRuns, reapOrphans } from './reap';
import { openRun, type Run } from './run-file';

/** When this scope ends, it stops everything that was started in it, in reverse order. */
export type Scope = {
  settings: Settings;
  run: Run;
  say: (words: string) => void;
  onStop: (stop: () => Promise<void>) => void;
  end: (code: number) => Promise<never>;
};

export class CannotStart extends Error {
  override name = 'CannotStart';
}

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export async function supervise(command: (scope: Scope) => Promise<void>): Promise<void> {
  // A closed terminal must not interrupt the shutdown.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  const say = (words: string) => console.log(words);
  try {
    const settings = readSettings();
    const reaped = await reapOrphans();
    if (reaped > 0) say(`Stopped processes of an earlier run that was killed: ${reaped}.`);
    const scope = openScope(settings, say);
    await command(scope).catch(async (error: unknown) => {
      console.error(messageOf(error));
      await scope.end(1);
    });
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

function openScope(settings: Settings, say: Scope['say']): Scope {
  const state = settings.state === 'memory' ? null : settings.state;
  const run = openRun({ state });
  const holder = state === null ? undefined : livingRuns().find((other) => other.state === state);
  if (holder) {
    run.close();
    throw new CannotStart(
      `A sandbox with the same state is running already (process ${holder.supervisor.pid}${holder.serviceUrl ? `, ${holder.serviceUrl}` : ''}). ` +
        'Stop it with Ctrl-C, or set SANDBOX_STATE to another file or to memory.',
    );
  }
  return scopeOf(settings, run, say);
}

function scopeOf(settings: Settings, run: Run, say: Scope['say']): Scope {
  const stops: (() => Promise<void>)[] = [];
  let ending: Promise<never> | undefined;
  const finish = async (code: number): Promise<never> => {
    for (const stop of stops.toReversed()) {
      await stop().catch((error: unknown) => console.error(messageOf(error)));
    }
    run.close();
    process.exit(code);
  };
  const end = (code: number) => (ending ??= finish(code));
  for (const signal of SIGNALS) process.on(signal, () => void end(0));
  return { settings, run, say, end, onStop: (stop) => void stops.push(stop) };
}

const KNOWN = [CannotStart, InvalidSettings, PortRefused];

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return KNOWN.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}
