import fc from 'fast-check';

/** Other seeds: `WALK_SEEDS=7,8`. More walks of each kind: `WALKS=500`. */
export const SEEDS = (process.env.WALK_SEEDS ?? '32').split(',').map(Number);
const many = Number(process.env.WALKS);
/** To repeat one walk, set `WALK_PATH=…` and `WALK_REPLAY=…` as its failure printed them. */
const { WALK_PATH: path, WALK_REPLAY: replayPath } = process.env;

type Options<W extends object> = {
  seed: number;
  walks: number;
  longest: number;
  /** One of these comes first, so that many walks begin in the middle of an action. */
  openings: fc.AsyncCommand<W, W>[][];
  commands: fc.Arbitrary<fc.AsyncCommand<W, W>>[];
  begin: () => Promise<W>;
  end: (walk: W) => Promise<unknown>;
};

/** fast-check shortens a walk that fails, and names its seed, its path and its commands. */
export async function walkAtRandom<W extends object>(options: Options<W>): Promise<void> {
  const { seed, walks, longest, begin, end } = options;
  const commands = fc.commands(options.commands, { maxCommands: longest, size: 'max', replayPath });
  const opening = fc.constantFrom(...options.openings);
  const property = fc.asyncProperty(opening, commands, async (first, steps) => {
    const walk = await begin();
    for (const step of first) await step.run(walk, walk);
    await fc.asyncModelRun(() => ({ model: walk, real: walk }), steps);
    await end(walk);
  });
  await fc.assert(property, { seed, path, numRuns: many || walks, endOnFailure: replayPath !== undefined });
}
