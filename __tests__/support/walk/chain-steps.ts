import { randomUUID } from 'node:crypto';
import { openStake, type Hash } from '@/api/contract';
import { ONE } from '@/utils/money';
import { finish, order } from './buy-steps';
import { sendFrom } from './share-steps';
import { claim, earning } from './stake-steps';
import type { Step } from './step';
import type { Person, Walk } from './walk';

type Action = 'a send' | 'a payment' | 'a deposit' | 'a claim' | 'a swap' | 'dust from a stranger';
export const ACTION_STEPS: Record<Action, (walk: Walk, who: Person, other: Person) => Promise<() => Promise<Hash[]>>> =
  {
    'a send': (walk, { wallets: [from] }, { wallets: [to] }) =>
      Promise.resolve(() => sendFrom(walk, from, to, { thousandths: 7 })),
    'dust from a stranger': (walk, { wallets: [to] }) =>
      Promise.resolve(() => sendFrom(walk, walk.stranger, to, { dust: 3n })),
    'a payment': async (walk, who) => {
      await finish(walk, who, true);
      const opened = await order(walk, who, '7.5', 'USDT');
      return async () => [await walk.buyer.pay(opened, { from: who.wallets[0] })];
    },
    'a deposit': async (walk, who) => {
      const { status } = await who.member.ask(openStake, {
        planId: 'plan-180',
        amount: '12',
        idempotencyKey: randomUUID(),
      });
      return () =>
        status === 200
          ? sendFrom(walk, who.wallets[0], walk.world.chain.vault, { dust: 12n * ONE })
          : Promise.resolve([]);
    },
    'a claim': async (walk, who, other) => {
      await earning(walk, who, 10);
      return async () => {
        await claim('all', 0).run(walk, who, other);
        return [];
      };
    },
    'a swap': (walk, { wallets: [from] }) =>
      Promise.resolve(async () => [await walk.exchange.swap({ from, path: ['BNB', 'FNX'], amount: ONE / 10n })]),
  };
export const reorganise = (action: Action, comesBack: boolean): Step => ({
  name: `sees ${action} ${comesBack ? 'moved' : 'lost'} by a reorganisation`,
  run: async (walk, who, other) => {
    const act = await ACTION_STEPS[action](walk, who, other);
    await walk.reorganise(act, comesBack);
  },
});

export const wait = (hours: number): Step => ({ name: `waits ${hours} hours`, run: (walk) => walk.wait(hours) });
export const restart: Step = { name: 'starts the service again', run: (walk) => walk.restart() };
export const relink: Step = { name: 'links another wallet', run: (walk, who) => walk.relink(who) };
