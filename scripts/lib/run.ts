import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { endGroup, signalGroup, spawnGroup } from './process-group';
import { ROOT } from './root';

/** The last output of a command may arrive after its end. */
const LAST_OUTPUT_MS = 2_000;

const BACKGROUND = constants.priority.PRIORITY_BELOW_NORMAL;

export type Print = (words: string) => void;
type Options = {
  env?: NodeJS.ProcessEnv;
  limitMinutes?: number;
  say?: Print;
  /** Runs with low priority, so that the command uses only idle processor time. */
  isInBackground?: boolean;
};

/** Resolves to true if the command succeeds within the limit. */
export function run(command: string, args: string[], options: Options = {}) {
  const { env = process.env, limitMinutes = 35, say, isInBackground = false } = options;
  const output = say ? 'pipe' : 'inherit';
  const child = spawnGroup(command, args, { cwd: ROOT, env: coloured(env, say), stdio: ['ignore', output, output] });
  if (isInBackground && child.pid) setPriority(child.pid, BACKGROUND);
  const complain = say ?? console.error;
  if (say) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', say);
  return new Promise<boolean>((resolve) => {
    const tooLong = setTimeout(() => {
      complain(`\n${[command, ...args].join(' ')} did not end within ${limitMinutes} minutes.\n`);
      void endGroup(child);
    }, limitMinutes * 60_000);
    child.once('error', (error) => {
      clearTimeout(tooLong);
      complain(`${command} cannot be started: ${error.message}\n`);
      resolve(false);
    });
    child.once('exit', (code) => {
      clearTimeout(tooLong);
      // Ends the wait, because a descendant that keeps running would keep the output open and this process alive.
      void Promise.race([once(child, 'close'), pause(LAST_OUTPUT_MS, undefined, { ref: false })]).then(() => {
        signalGroup(child, 'SIGKILL');
        for (const stream of [child.stdout, child.stderr]) stream?.destroy();
        resolve(code === 0);
      });
    });
  });
}

/** Requests colours, because a pipe hides the terminal from the command. */
const coloured = (env: NodeJS.ProcessEnv, say?: Print): NodeJS.ProcessEnv =>
  say && process.stdout.isTTY ? { ...env, FORCE_COLOR: '1' } : env;

export const runScript = (name: string, args: string[] = [], options: Options = {}) =>
  run('npm', ['run', '--silent', name, ...(args.length ? ['--', ...args] : [])], options);
