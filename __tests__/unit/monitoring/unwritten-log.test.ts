/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';

const FULL = '/dev/full';
const hasFullDisk = existsSync(FULL);

/** The program writes through the stream and through the console. If it still runs afterwards, it answers on stderr. */
const PROGRAM = `
const { dropUnwritten, logAsJson } = require('./src/monitoring/log.ts');
process.on('uncaughtException', (error) => { console.error(error); process.exitCode = 1; });
if (process.argv[1] === 'json') logAsJson({ instance: '1' });
else dropUnwritten();
process.stdout.write('a line');
setTimeout(() => console.log('another line'), 50);
setTimeout(() => { process.stderr.write('still serving'); process.exit(); }, 300);
`;
const NODE = ['--import', 'tsx', '-e', PROGRAM];

describe('the process continues when its log cannot be written', () => {
  const onFullDisk = hasFullDisk ? test.each : test.skip.each;
  onFullDisk(['text', 'json'])('because the disk is full (log format %s)', (format) => {
    const full = openSync(FULL, 'w');
    const { stderr, status } = spawnSync(process.execPath, [...NODE, format], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect([stderr, status]).toEqual(['still serving', 0]);
  });

  test.each(['text', 'json'])('because the log’s reader has ended (log format %s)', async (format) => {
    const child = spawn(process.execPath, [...NODE, format], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let output = '';
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([output, code]).toEqual(['still serving', 0]);
  });
});
