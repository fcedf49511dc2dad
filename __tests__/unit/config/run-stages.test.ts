/** @jest-environment node */
import { runStages, type Suite } from '../../../scripts/lib/run-stages';
import { run } from '../../../scripts/lib/run';

type Ran = Awaited<ReturnType<Suite['execute']>>;

const PASSED: Ran = { isGood: true, passed: 2, failed: 0 };
const suite = (name: string, execute: Suite['execute'] = async () => PASSED, needs: string[] = []): Suite => ({
  name,
  needs,
  execute,
});

async function outputOf(stages: Suite[][][]) {
  const output: string[] = [];
  const outcomes = await runStages(stages, (words) => void output.push(words));
  return { outcomes, output: output.join('') };
}

function meeting(): Suite['execute'] {
  let arrive = () => {};
  const both = new Promise<void>((resolve) => (arrive = resolve));
  let arrived = 0;
  return async () => {
    arrived += 1;
    if (arrived === 2) arrive();
    await both;
    return PASSED;
  };
}

test('the lanes of a stage run in parallel, and are listed in their order whichever ends first', async () => {
  const meet = meeting();
  const { outcomes } = await outputOf([[[suite('slow', meet), suite('after it')], [suite('beside it', meet)]]]);
  expect(outcomes.map(({ name }) => name)).toEqual(['slow', 'after it', 'beside it']);
  expect(outcomes.every(({ isGood }) => isGood)).toBe(true);
});

test('a stage starts only after every lane of the previous stage has finished', async () => {
  const ran: string[] = [];
  const note = (name: string) =>
    suite(name, async () => {
      await new Promise(setImmediate);
      ran.push(name);
      return PASSED;
    });
  await outputOf([[[note('a'), note('b')], [note('c')]], [[note('last')]]]);
  expect(ran.at(-1)).toBe('last');
  expect(ran).toHaveLength(4);
});

test('the outputs of two suites are printed one after the other, including their results', async () => {
  const meet = meeting();
  const printing = (name: string) =>
    suite(name, async (say) => {
      say(`${name} begins\n`);
      await meet(say);
      const isGood = await run(process.execPath, ['-e', `console.log('${name} ends'); process.exitCode = 3`], { say });
      return { isGood, passed: 0, failed: 1 };
    });
  const { outcomes, output } = await outputOf([[[printing('one')], [printing('other')]]]);
  for (const name of ['one', 'other']) expect(output).toContain(`\n=== ${name}\n${name} begins\n${name} ends\n`);
  expect(outcomes.map(({ isGood, failed }) => [isGood, failed])).toEqual([
    [false, 1],
    [false, 1],
  ]);
});

test('a suite that depends on a failed one does not run, and counts as failed', async () => {
  const execute = jest.fn(async () => PASSED);
  const failing = suite('build', async () => ({ isGood: false, passed: 0, failed: 1 }));
  const { outcomes } = await outputOf([[[failing], [suite('lint')]], [[suite('e2e', execute, ['build'])]]]);
  expect(execute).not.toHaveBeenCalled();
  expect(outcomes.at(-1)).toMatchObject({
    isGood: false,
    passed: 0,
    failed: 1,
    remark: 'skipped, because build failed',
  });
  expect(outcomes.find(({ name }) => name === 'lint')).toMatchObject({ isGood: true });
});

test.each([
  ['no test at all', { isGood: true, passed: 0, failed: 0 }, { failed: 1, remark: 'ran no test' }],
  ['a failed test', { isGood: true, passed: 4, failed: 1 }, { passed: 4, failed: 1 }],
  ['a runner that fails beside passed tests', { isGood: false, passed: 4, failed: 0 }, { passed: 4, failed: 1 }],
])('%s is a failure', async (_what, ran: Ran, expected) => {
  const { outcomes } = await outputOf([[[suite('some', async () => ran)]]]);
  expect(outcomes).toEqual([expect.objectContaining({ isGood: false, ...expected })]);
});

test('the failures of a suite are read from the lines of its output that name them', async () => {
  const failing = suite('flows', async (say) => {
    say('PASS flows a.test.ts\n  ● Console\n  \u001b[31m● pays once\u001b[39m\n');
    say('    expect(received)\n  ● pays once\nJest: "src/tx/" coverage thresh');
    say('old for branches (100%) not met: 99.98%\n');
    return { isGood: false, passed: 4, failed: 1 };
  });
  const { outcomes } = await outputOf([[[failing, suite('money')]]]);
  const named = ['● pays once', 'Jest: "src/tx/" coverage threshold for branches (100%) not met: 99.98%'];
  expect(outcomes.map(({ failures }) => failures)).toEqual([named, []]);
});

test('a command ends although a process that it has started holds its output open', async () => {
  const stays = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20_000)'], {
    detached: true, stdio: ['ignore', 'inherit', 'inherit'] }).unref(); console.log('done')`;
  const output: string[] = [];
  const startedAt = performance.now();
  expect(await run(process.execPath, ['-e', stays], { say: (words) => void output.push(words) })).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(output.join('')).toContain('done');
}, 30_000);
