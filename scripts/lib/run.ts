import { endGroup, spawnGroup } from './process-group';
import { ROOT } from './root';

type Options = { env?: NodeJS.ProcessEnv; limitMinutes?: number };

/** Runs one command in the project's folder with its output streamed; true when it ended well and in time. */
export function run(command: string, args: string[], { env = process.env, limitMinutes = 20 }: Options = {}) {
  const child = spawnGroup(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise<boolean>((resolve) => {
    const tooLong = setTimeout(() => {
      console.error(`\n${[command, ...args].join(' ')} did not end within ${limitMinutes} minutes.`);
      void endGroup(child);
    }, limitMinutes * 60_000);
    child.once('error', (error) => {
      clearTimeout(tooLong);
      console.error(`${command} cannot be started: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => {
      clearTimeout(tooLong);
      resolve(code === 0);
    });
  });
}

export const runScript = (name: string, args: string[] = [], options: Options = {}) =>
  run('npm', ['run', '--silent', name, ...(args.length ? ['--', ...args] : [])], options);
