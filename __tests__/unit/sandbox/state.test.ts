/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedState } from '@/sandbox/seed/seed-state';
import { replaceFile } from '@/sandbox/state/files';
import { readSaved, savedText, statePaths, type StatePaths } from '@/sandbox/state/saved';
import { createStateWriter } from '@/sandbox/state/writer';
import { runProgram } from './processes';

let folder: string;
let paths: StatePaths;
let words: string[];
const say = (text: string) => void words.push(text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-state-'));
  paths = statePaths(join(folder, 'state.json'));
  words = [];
});

const wholeText = async () => savedText({ state: await seedState(0, '0xabc'), chainId: 56, chainHeight: 12n });

it('the state of the chain is kept beside the state of the service', () => {
  expect(statePaths('/x/state.json')).toEqual({ service: '/x/state.json', chain: '/x/state.chain.json' });
});

it('the state is read back as it was written', async () => {
  await replaceFile(paths.service, await wholeText());
  await replaceFile(paths.chain, '{}');
  const saved = readSaved(paths, say);
  expect(saved).toMatchObject({ chainId: 56, chainHeight: 12n, state: { instance: '0xabc' } });
  expect(saved?.state.accounts).toHaveLength(10);
  expect(words).toEqual([]);
});

it('a missing state file causes no message', () => {
  expect(readSaved(paths, say)).toBeUndefined();
  expect(words).toEqual([]);
});

it.each([
  ['cut off', (text: string) => text.slice(0, -200)],
  ['empty', () => ''],
  ['not JSON', () => 'state'],
  ['of another version', (text: string) => text.replace(/"version":\d+/, '"version":99')],
  [
    'without people',
    (text: string) => text.replace(/"accounts":\[.*?\],"loginAttempts"/, '"accounts":[],"loginAttempts"'),
  ],
])('a file that is %s is set aside', async (_name, damage) => {
  const text = await wholeText();
  expect(damage(text)).not.toBe(text);
  writeFileSync(paths.service, damage(text));
  writeFileSync(paths.chain, '{}');
  expect(readSaved(paths, say)).toBeUndefined();
  expect(readdirSync(folder).toSorted()).toEqual(['state.chain.json.damaged-1', 'state.json.damaged-1']);
  expect(words.join()).toMatch(/service's state is damaged.*seed.*damaged-1/);
});

it('if one state file is missing, both start from the seed, and renamed damaged files are never overwritten', async () => {
  for (const number of [1, 2]) {
    writeFileSync(paths.service, await wholeText());
    expect(readSaved(paths, say)).toBeUndefined();
    expect(readdirSync(folder)).toContain(`state.json.damaged-${number}`);
  }
  expect(words[0]).toMatch(/chain's state is missing/);
});

it('the temporary file of a killed process is removed', async () => {
  await replaceFile(paths.service, await wholeText());
  await replaceFile(paths.chain, '{}');
  writeFileSync(`${paths.service}.4242.part`, '{"chainHe');
  expect(readSaved(paths, say)).toBeDefined();
  expect(readdirSync(folder).toSorted()).toEqual(['state.chain.json', 'state.json']);
});

it('the state survives a kill in the middle of a write', async () => {
  const program = join(folder, 'writer.ts');
  const files = join(process.cwd(), 'src/sandbox/state/files.ts');
  writeFileSync(paths.service, '{"turn":1}');
  // The writer kills itself as soon as a part of the file is on the disk.
  writeFileSync(
    program,
    `import { readdirSync, statSync } from 'node:fs';
     import { replaceFile } from ${JSON.stringify(files)};
     const folder = ${JSON.stringify(folder)};
     const content = 'x'.repeat(40_000_000);
     const isHalf = (name: string) => { const { size } = statSync(folder + '/' + name); return size > 1_000_000 && size < content.length; };
     const look = () => { if (readdirSync(folder).some(isHalf)) process.kill(process.pid, 'SIGKILL'); else setImmediate(look); };
     void replaceFile(${JSON.stringify(paths.service)}, content).then(() => process.exit(0));
     look();`,
  );
  const [, signal] = (await once(runProgram([program]), 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  expect(readFileSync(paths.service, 'utf8')).toBe('{"turn":1}');
}, 20_000);

describe('the writer of the state', () => {
  const writerOf = async () => {
    const state = await seedState(0, '0xabc');
    const dump = jest.fn(() => Promise.resolve('{}'));
    const chain = { chainId: 56, height: () => Promise.resolve(7n), dump };
    return { state, dump, writer: createStateWriter({ paths, chain, state: () => state, say }) };
  };

  it('writes many changes at once, and the chain only when it has changed', async () => {
    const { state, dump, writer } = await writerOf();
    for (let change = 0; change < 50; change += 1) {
      state.aheadS = change;
      writer.touch();
    }
    await writer.save();
    await writer.save();
    expect(dump).toHaveBeenCalledTimes(1);
    expect(readSaved(paths, say)?.state.aheadS).toBe(49);
    writer.chainReplaced();
    await writer.save();
    expect(dump).toHaveBeenCalledTimes(2);
  });

  it('reports once that it cannot write, retries automatically, and reports when it can', async () => {
    const { dump, writer } = await writerOf();
    dump.mockRejectedValueOnce(new Error('the disk is full')).mockRejectedValueOnce(new Error('the disk is full'));
    await expect(writer.save()).rejects.toThrow('the disk is full');
    await expect(writer.save()).rejects.toThrow('the disk is full');
    expect(writer.hasFailed()).toBe(true);
    expect(words).toEqual([expect.stringMatching(/could not be written.*the disk is full/)]);
    await new Promise<void>((resolve) => dump.mockImplementationOnce(() => (resolve(), Promise.resolve('{}'))));
    await writer.save();
    expect(writer.hasFailed()).toBe(false);
    expect(words[1]).toMatch(/written again/);
    expect(readSaved(paths, say)).toBeDefined();
  });

  it('shares one write among all callers before the write begins', async () => {
    const { state, dump, writer } = await writerOf();
    await writer.save();
    writer.chainReplaced();
    state.aheadS = 7;
    await Promise.all(Array.from({ length: 20 }, () => writer.save()));
    expect(dump).toHaveBeenCalledTimes(2);
    expect(readSaved(paths, say)?.state.aheadS).toBe(7);
  });

  it('keeps the old file and no temporary one when it is stopped in the middle', async () => {
    const { state, writer } = await writerOf();
    await writer.save();
    mkdirSync(`${paths.service}.${process.pid}.part`);
    state.aheadS = 9;
    await expect(writer.save()).rejects.toThrow(/EISDIR/);
    rmdirSync(`${paths.service}.${process.pid}.part`);
    expect(readSaved(paths, say)?.state.aheadS).toBe(0);
    await writer.save();
    expect(readdirSync(folder).toSorted()).toEqual(['state.chain.json', 'state.json']);
    expect(readSaved(paths, say)?.state.aheadS).toBe(9);
  });
});
