import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './counts';
import type { Print } from './run';

export type Suite = {
  name: string;
  needs: string[];
  execute: (say: Print) => Promise<Counts & { isGood: boolean; remark?: string }>;
};

export type Outcome = {
  name: string;
  isGood: boolean;
  passed: number;
  failed: number;
  seconds: number;
  remark: string;
  /** The lines of a failed suite's output that describe its failures. */
  failures: string[];
};

const NAMES_A_FAILURE =
  /^\s*(●(?! Console)|✘|FAILED|Error:|[x×] \w+\()|threshold for|did not end within|\d+:\d+\s+error\s/;
const MAX_FAILURES = 40;

/** Runs the stages in order and the lanes of a stage in parallel. A failed suite does not stop the others. */
export async function runStages(stages: Suite[][][], say: Print): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const lanes of stages) {
    const isAlone = lanes.length === 1;
    await Promise.all(lanes.map((lane) => runLane(lane, { outcomes, say, isAlone })));
  }
  const order = stages.flat(2).map(({ name }) => name);
  return outcomes.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

type Running = { outcomes: Outcome[]; say: Print; isAlone: boolean };

async function runLane(lane: Suite[], { outcomes, say, isAlone }: Running): Promise<void> {
  for (const suite of lane) {
    const title = `\n=== ${suite.name}\n`;
    if (isAlone) {
      say(title);
      outcomes.push(await outcomeOf(suite, outcomes, say));
      continue;
    }
    // Prints each suite's output as a whole, so that the outputs of parallel suites do not mix.
    const output = [title];
    outcomes.push(await outcomeOf(suite, outcomes, (words) => void output.push(words)));
    say(output.join(''));
  }
}

async function outcomeOf(suite: Suite, before: Outcome[], say: Print): Promise<Outcome> {
  const { name } = suite;
  const missing = suite.needs.find((need) => !before.some((outcome) => outcome.name === need && outcome.isGood));
  if (missing) {
    const remark = `skipped, because ${missing} failed`;
    return { name, isGood: false, passed: 0, failed: 1, seconds: 0, remark, failures: [] };
  }
  const startedAt = performance.now();
  const output: string[] = [];
  const result = await suite.execute((words) => {
    output.push(words);
    say(words);
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const { passed, failed, remark = '' } = result;
  if (passed + failed === 0)
    return { name, isGood: false, passed, failed: 1, seconds, remark: 'ran no test', failures: failuresIn(output) };
  // A runner that fails although every test passed counts as one failure.
  const unnamed = !result.isGood && failed === 0 ? 1 : 0;
  const isGood = result.isGood && failed === 0;
  return {
    name,
    isGood,
    passed,
    failed: failed + unnamed,
    seconds,
    remark,
    failures: isGood ? [] : failuresIn(output),
  };
}

function failuresIn(output: string[]): string[] {
  const lines = stripVTControlCharacters(output.join('')).split('\n');
  const naming = lines.filter((line) => NAMES_A_FAILURE.test(line)).map((line) => line.trim());
  return [...new Set(naming)].slice(0, MAX_FAILURES);
}
