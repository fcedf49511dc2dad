import fc from 'fast-check';
import type { Investor } from '../log-in';
import type { Codes, LoginWalk } from './login-walk';
import { ANSWERS, type Answers } from './troubled-service';
import { assertLoginRules } from './login-rules';

function command(name: string, run: (walk: LoginWalk) => unknown): fc.AsyncCommand<LoginWalk, LoginWalk> {
  return {
    check: () => true,
    run: async (walk) => {
      await run(walk);
      await walk.settles();
      await assertLoginRules(walk);
    },
    toString: () => name,
  };
}

const types = (which: Codes) =>
  command(`${which} codes`, async (walk) => {
    const before = walk.state().state;
    await walk.typesCodes(which);
    if (which === 'wrong' && before !== 'authenticated' && walk.state().state === 'authenticated')
      throw new Error('wrong codes log in');
  });
const answers = (how: Answers) => command(`the service answers ${how}`, (walk) => void (walk.trouble.answers = how));
const of = (...commands: fc.AsyncCommand<LoginWalk, LoginWalk>[]) => fc.constantFrom(...commands);

const password = command('right password', (walk) => walk.typesPassword(true));
const land = command('the next page opens', (walk) => walk.lands());
const LIVES_MIN = [0.5, 1, 2, 6, 31, 61, 25 * 60];

export const loginCommands = (other: Investor) => [
  of(
    password,
    command('wrong password', (walk) => walk.typesPassword(false)),
  ),
  of(types('right'), types('right'), types('right'), types('wrong'), types('only the phone’s'), types('old')),
  of(land),
  fc
    .constantFrom('phone' as const, 'email' as const)
    .map((channel) =>
      command(`new code by ${channel}`, (walk) => (walk.mayResend(channel) ? walk.asksAgain(channel) : undefined)),
    ),
  of(
    command('start again', (walk) => walk.startsAgain()),
    command('reload', (walk) => walk.opens()),
  ),
  fc.constantFrom<Answers>('as it should', ...ANSWERS).map(answers),
  fc
    .constantFrom(...LIVES_MIN)
    .map((minutes) => command(`${minutes} min pass`, (walk) => walk.passes(minutes * 60_000))),
  of(
    command('log out', (walk) => walk.logsOut()),
    command('read the profile', (walk) => walk.readsProfile()),
    command('another tab logs out', (walk) => walk.anotherTab.logsOut()),
    command('another tab logs in as someone else', (walk) => walk.anotherTab.logsIn(other)),
    command('the cookie is gone', (walk) => walk.anotherTab.losesCookie()),
  ),
];

export const LOGIN_OPENINGS = [
  [],
  [password],
  [password, types('only the phone’s')],
  [password, types('right')],
  [password, types('right'), land],
];
