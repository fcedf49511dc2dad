import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { spawnGroup } from '../process-group';
import { ROOT } from '../root';

export type Tool = { name: string; version: string; variable: string };
type Command = { command: string; before: string[] };

const answers = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** Returns the command in the variable, or the installed one. Without either, npx fetches the given version. */
function commandFor({ name, version, variable }: Tool): Command {
  const named = process.env[variable];
  if (named) return { command: named, before: [] };
  return answers(name) ? { command: name, before: [] } : { command: 'npx', before: ['--yes', `${name}@${version}`] };
}

export async function runTool(tool: Tool, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const { command, before } = commandFor(tool);
  const child = spawnGroup(command, [...before, ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let words = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (words = (words + chunk).slice(-4_000)));
  const failed = once(child, 'error').then(([reason]) => Promise.reject(reason as Error));
  const [code] = (await Promise.race([once(child, 'close'), failed])) as [number | null];
  if (code !== 0) throw new Error(`${tool.name} ended with code ${code}:\n${words}`);
  return out;
}
