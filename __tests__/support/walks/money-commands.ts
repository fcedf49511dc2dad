import fc from 'fast-check';
import type { Hash } from '@/api/contract';
import { during } from '../money/clock';
import type { SentAs } from './chain';
import type { Answering, MoneyWalk } from './money-walk';
import { assertRules } from './money-rules';

type May<Walk = MoneyWalk> = (walk: Walk) => boolean | Promise<boolean>;
type Run<Walk> = (walk: Walk) => Promise<unknown> | void;

/** A command that does not apply does nothing. Only the chain shows whether it applies, so `run` decides. */
export function command<Walk extends MoneyWalk = MoneyWalk>(
  name: string,
  run: Run<Walk>,
  may: May<Walk> = () => true,
): fc.AsyncCommand<Walk, Walk> {
  return {
    check: () => true,
    run: async (walk) => {
      if (!(await may(walk))) return;
      await run(walk);
      await walk.passes(1_000);
      await assertRules(walk);
      walk.known.isForked = false;
    },
    toString: () => name,
  };
}

const tab = fc.nat({ max: 1 });
const isFirst = fc.boolean();
const hasOpen: May = ({ openPrompts }) => openPrompts().length > 0;
const promptOf = ({ openPrompts }: MoneyWalk, first: boolean) => openPrompts().at(first ? 0 : -1)!;

const SENT_AS: fc.Arbitrary<SentAs> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<SentAs>('as asked') },
  { weight: 1, arbitrary: fc.constant<SentAs>('altered') },
  { weight: 1, arbitrary: fc.constant<SentAs>('from another account') },
);
const ANSWERING = fc.constantFrom<Answering>(
  'names the hash',
  'names the hash',
  'answers with an error',
  'answers nothing',
);

const wallet = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(isFirst, SENT_AS, ANSWERING, fc.boolean())
      .map(([first, as, answering, own]) =>
        command(
          `the wallet sends the ${first ? 'first' : 'last'} request ${as}, ${answering}${own ? ', own nonce' : ''}`,
          (walk) => walk.approves(promptOf(walk, first), as, answering, own),
          hasOpen,
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(isFirst, fc.constantFrom(4_001, 4_900, -32_603))
      .map(([first, code]) =>
        command(
          `the wallet refuses the ${first ? 'first' : 'last'} request with ${code}`,
          (walk) => walk.fails(promptOf(walk, first), code),
          hasOpen,
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.boolean().map((isSame) =>
      command(isSame ? 'the wallet speeds it up' : 'the wallet cancels it', async (walk) => {
        const sent = (await walk.chain.among('waiting')).at(-1);
        if (sent) await walk.chain.sendAgain(sent, isSame ? undefined : { to: sent.from, value: '0x0', data: '0x' });
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      command('the wallet sends again what was lost', async (walk) => {
        for (const sent of await walk.chain.among('lost')) {
          await walk.chain.publish(sent);
          const isBack = (await walk.chain.placeOf(sent)) === 'waiting';
          if (isBack && sent.prompt?.isDeclared && !sent.isUntrue) {
            sent.isUntrue = true;
            walk.known.falseDeclarations += 1;
          }
        }
      }),
    ),
  },
);

const isUnanswered =
  (at: number): May =>
  (walk) =>
    walk.stateIn(walk.tabAt(at)).step === 'unanswered';

export async function hashOf(walk: MoneyWalk, which: 'own' | 'mistyped' | 'another’s'): Promise<Hash | undefined> {
  if (which === 'mistyped') return `0x${'a1'.repeat(32)}`;
  if (which === 'own') return walk.chain.sent.findLast(({ as }) => as !== 'cancellation')?.hash;
  const [from, to] = walk.bench.world.chain.accounts.slice(7, 9);
  return (await walk.chain.send({ from, to, value: '0x1' }, 'a stranger’s', null))?.hash;
}

const investor = fc.oneof(
  {
    weight: 6,
    arbitrary: tab.map((at) => command(`Pay in tab ${at + 1}`, (walk) => walk.presses(walk.tabAt(at)))),
  },
  {
    weight: 3,
    arbitrary: tab.map((at) =>
      command(`stop waiting in tab ${at + 1}`, (walk) => during(walk.tabAt(at).stopsWaiting(walk.action.key))),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(tab, fc.constantFrom('own', 'own', 'mistyped', 'another’s')).map(([at, which]) =>
      command(
        `enter ${which} hash in tab ${at + 1}`,
        async (walk) => {
          const hash = await hashOf(walk, which);
          if (hash) await walk.enters(walk.tabAt(at), hash);
        },
        isUnanswered(at),
      ),
    ),
  },
  {
    weight: 3,
    arbitrary: tab.map((at) =>
      command(
        `declare in tab ${at + 1} that nothing was sent`,
        (walk) => walk.declares(walk.tabAt(at)),
        isUnanswered(at),
      ),
    ),
  },
  { weight: 2, arbitrary: fc.constant(command('reload', (walk) => walk.reloads())) },
  {
    weight: 1,
    arbitrary: fc.constant(
      command(
        'second tab',
        (walk) => walk.opensTab(),
        ({ tabs }) => tabs.length < 2,
      ),
    ),
  },
  { weight: 1, arbitrary: fc.constant(command('review again', (walk) => walk.reviewsAgain())) },
);

const time = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(5, 25, 25, 90)
      .map((seconds) => command(`${seconds} s pass`, (walk) => walk.passes(seconds * 1_000))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1, 5, 30).map((hours) => command(`${hours} h pass`, (walk) => walk.sleeps(hours))),
  },
);

const blocks = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(1, 2, 4).map((many) => command(`${many} blocks`, (walk) => walk.mines(many))),
  },
  {
    weight: 2,
    arbitrary: fc.constant(
      command(
        'reorganisation',
        async (walk) => {
          walk.known.isForked = true;
          await walk.chain.reorganise();
        },
        ({ chain }) => chain.mayFork(),
      ),
    ),
  },
  { weight: 1, arbitrary: fc.constant(command('the pools forget', (walk) => walk.chain.forget())) },
);

const trouble = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat({ max: 2 }), fc.constantFrom('html', 'busy', 'gone', 'silent')).map(([at, how]) =>
      command(`node ${at + 1} is ${how}`, (walk) => {
        walk.known.isNodeAway = true;
        walk.bench.nodes[at]!.close(how);
      }),
    ),
  },
  { weight: 2, arbitrary: fc.constant(command('a node lags', (walk) => walk.lags(0))) },
  {
    weight: 3,
    arbitrary: fc.constant(
      command('all nodes are back', (walk) => {
        walk.known.isNodeAway = false;
        walk.bench.nodes.forEach((node) => node.open());
      }),
    ),
  },
  { weight: 1, arbitrary: fc.constant(command('storage is full', (walk) => walk.fills())) },
  { weight: 1, arbitrary: fc.constant(command('storage is free', (walk) => walk.frees())) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('nothing', 'with 503', 'not to reading', 'as it should', 'as it should')
      .map((how) => command(`the bank answers ${how}`, ({ bench }) => bench.bank.answers(how))),
  },
);

export const MONEY_COMMANDS = [
  ...[investor, investor, investor, wallet, wallet, wallet],
  ...[time, time, blocks, blocks, trouble],
];

const pay = command('Pay', (walk) => walk.presses(walk.tabs[0]!));
const soon = command('25 s pass', (walk) => walk.passes(25_000));
const isLost = command('the wallet refuses with 4900', (walk) => walk.fails(promptOf(walk, true), 4_900));
const sent = (answering: Answering) =>
  command(`the wallet sends it, ${answering}`, (walk) =>
    walk.approves(promptOf(walk, true), 'as asked', answering, false),
  );
const STOP = command('stop waiting', (walk) => during(walk.tabs[0]!.stopsWaiting(walk.action.key)));

export const MONEY_OPENINGS = [
  [],
  [pay],
  [pay, sent('names the hash')],
  [pay, sent('answers with an error')],
  [pay, isLost, soon],
  [pay, STOP, soon],
];
