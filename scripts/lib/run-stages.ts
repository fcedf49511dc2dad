import type { Counts } from './counts';
import type { Say } from './run';

export type Suite = {
  name: string;
  needs: string[];
  execute: (say?: Say) => Promise<Counts & { isGood: boolean }>;
};

export type Outcome = {
  name: string;
  isGood: boolean;
  passed: number;
  failed: number;
  seconds: number;
  remark: string;
};

/** Runs the stages in order and the lanes of a stage in parallel. A failed suite does not stop the others. */
export async function runStages(stages: Suite[][][], say: Say): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const lanes of stages) {
    const isAlone = lanes.length === 1;
    await Promise.all(lanes.map((lane) => runLane(lane, { outcomes, say, isAlone })));
  }
  const order = stages.flat(2).map(({ name }) => name);
  return outcomes.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

type Running = { outcomes: Outcome[]; say: Say; isAlone: boolean };

async function runLane(lane: Suite[], { outcomes, say, isAlone }: Running): Promise<void> {
  for (const suite of lane) {
    const title = `\n=== ${suite.name}\n`;
    if (isAlone) {
      say(title);
      outcomes.push(await outcomeOf(suite, outcomes));
      continue;
    }
    // Prints each suite's output as a whole, so that parallel suites do not mix.
    const said = [title];
    outcomes.push(await outcomeOf(suite, outcomes, (words) => void said.push(words)));
    say(said.join(''));
  }
}

async function outcomeOf(suite: Suite, before: Outcome[], say?: Say): Promise<Outcome> {
  const { name } = suite;
  const missing = suite.needs.find((need) => !before.some((outcome) => outcome.name === need && outcome.isGood));
  if (missing)
    return { name, isGood: false, passed: 0, failed: 1, seconds: 0, remark: `skipped, because ${missing} failed` };

  const startedAt = performance.now();
  const { isGood, passed, failed } = await suite.execute(say);
  const seconds = (performance.now() - startedAt) / 1_000;
  if (passed + failed === 0) return { name, isGood: false, passed, failed: 1, seconds, remark: 'ran no test' };
  // A runner that fails although every test passed counts as one failure.
  const unnamed = !isGood && failed === 0 ? 1 : 0;
  return { name, isGood: isGood && failed === 0, passed, failed: failed + unnamed, seconds, remark: '' };
}
