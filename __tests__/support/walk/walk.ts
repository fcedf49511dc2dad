import { readFileSync } from 'node:fs';
import { dashboard, getClaims, getStaking, type Address, type Hash } from '@/api/contract';
import type { State } from '@/sandbox/service/domain/state';
import { readSaved, statePaths } from '@/sandbox/state/saved';
import { ONE } from '@/utils/money';
import { allTransactions } from '../books';
import { buyerIn } from '../buyer';
import { exchangeIn } from '../exchange';
import { linkAccount } from '../link-wallet';
import { memberOf, memberWith, type Member } from '../member';
import { reorganisationIn } from '../reorganisation';
import { startWorld, type World } from '../world';

/** The wallets in the investor's books, starting with the linked one, and the wallets that are not linked yet. */
export type Person = {
  email: string;
  phone: string;
  member: Member;
  wallets: [Address, ...Address[]];
  spare: readonly Address[];
};
type Who = Pick<Person, 'email' | 'phone'> & { accounts: readonly number[] };

const STRANGER = 9;
const IN_BLOCK_BEFORE = 7;

export class Walk {
  world!: World;
  buyer!: ReturnType<typeof buyerIn>;
  exchange!: ReturnType<typeof exchangeIn>;
  people: Person[] = [];

  constructor(readonly stateFile: string) {}

  async begin(whose: readonly Who[]): Promise<void> {
    await this.open();
    for (const { email, phone, accounts } of whose) {
      const [first = 0, ...rest] = accounts;
      for (const account of accounts) {
        await this.world.chain.setBnb(this.buyer.wallet(account), 1_000n * ONE);
        await this.world.chain.faucet('USDT', this.buyer.wallet(account), 50_000n * ONE);
      }
      const member = await memberOf(this.world.service, { email, phone });
      const spare = rest.map((account) => this.buyer.wallet(account));
      this.people.push({ email, phone, member, wallets: [this.buyer.wallet(first)], spare });
    }
    await this.world.chain.faucet('FNX', this.stranger, 1_000n * ONE);
    await this.settle();
  }

  private async open(): Promise<void> {
    this.world = await startWorld({ state: this.stateFile, confirmEveryMs: 5 });
    this.buyer = buyerIn(this.world);
    this.exchange = exchangeIn(this.world);
  }

  get stranger(): Address {
    return this.buyer.wallet(STRANGER);
  }

  /** Fails if the saved file is not complete, because the sandbox would then start from its seed. */
  async restart(): Promise<void> {
    await this.world.stop();
    const refuse = (why: string) => {
      throw new Error(why);
    };
    if (!readSaved(statePaths(this.stateFile), refuse)) throw new Error('Nothing was saved');
    await this.open();
    for (const person of this.people) person.member = memberWith(this.world.service, person.member.token);
  }

  /** A session lasts one day, so the investors log in again. */
  async wait(hours: number): Promise<void> {
    await this.world.sandbox.clock(hours * 3_600);
    for (const person of this.people) person.member = await memberOf(this.world.service, person);
  }

  async relink(person: Person): Promise<void> {
    const [fresh, ...spare] = person.spare;
    const next = fresh ?? person.wallets.at(-1) ?? person.wallets[0];
    await linkAccount(this.world, person.member, next);
    person.wallets = [next, ...person.wallets.filter((wallet) => wallet !== next)];
    person.spare = spare;
  }

  /** The action's transactions are in one block, which is then replaced, with or without them. */
  async reorganise(action: () => Promise<readonly Hash[]>, comesBack: boolean): Promise<void> {
    const { chain, service } = this.world;
    const reorganisation = reorganisationIn(this.world);
    await reorganisation.mineByHand();
    try {
      const snapshot = await reorganisation.snapshot();
      await reorganisation.sendBefore(this.buyer.wallet(IN_BLOCK_BEFORE));
      const raws = await Promise.all((await action()).map(reorganisation.rawOf));
      await chain.mine();
      await service.settlement.settle();
      await reorganisation.replaceBlocks(snapshot, async () => {
        if (comesBack) for (const raw of raws) await reorganisation.send(raw);
        await chain.mine();
      });
      await reorganisation.settle();
    } finally {
      await reorganisation.mineByItself();
    }
  }

  async settle(): Promise<void> {
    const { chain, service } = this.world;
    for (let pass = 0; pass < 40; pass += 1) {
      await chain.mine(3);
      await service.settlement.settle();
      if (pass > 0 && !(await this.isPending())) return;
    }
    throw new Error('Something stays pending forever');
  }

  private async isPending(): Promise<boolean> {
    for (const { member } of this.people) {
      const { openOrders } = await member.get(dashboard, {});
      const { positions } = await member.get(getStaking, {});
      const { docs } = await member.get(getClaims, { limit: 100 });
      const standings = [...openOrders, ...positions].map(({ status }) => status);
      if (standings.some((status) => ['CONFIRMING', 'CONFIRMED', 'SENDING', 'CLAIMING'].includes(status))) return true;
      if (openOrders.some(({ reason }) => reason === 'REFUNDING')) return true;
      if (docs.some(({ status }) => status !== 'DONE')) return true;
      if ((await allTransactions(member)).some(({ status }) => status === 'PENDING')) return true;
    }
    return false;
  }

  saved(): { state: State; chainHeight: bigint } {
    const { state, chainHeight } = JSON.parse(readFileSync(this.stateFile, 'utf8')) as {
      state: State;
      chainHeight: string;
    };
    return { state, chainHeight: BigInt(chainHeight) };
  }
}
