import type { Address, Txn } from '@/api/contract';
import { AMELIA } from '../unit/sandbox/visitor';
import { allTransactions, expectBooksToAgree } from './books';
import { buyerIn, type Buyer } from './buyer';
import { exchangeIn } from './exchange';
import { memberOf, type Member } from './member';
import { quiet } from './quiet';
import { startWorld, type World } from './world';

type BookLine = Pick<Txn, 'type' | 'direction' | 'amount' | 'symbol' | 'txHash' | 'from' | 'to'>;

class Books {
  world!: World;
  buyer!: Buyer;
  exchange!: ReturnType<typeof exchangeIn>;
  amelia!: Member;
  readonly known = new Set<string>();

  hers = () => this.buyer.wallet(0);
  his = () => this.buyer.wallet(2);
  stranger = () => this.buyer.wallet(9);

  move = (to: Address, amount: bigint, from = this.hers()) =>
    this.world.chain.transfer({ symbol: 'FNX', from, to, amount });

  news = async (member = this.amelia): Promise<BookLine[]> => {
    await quiet(this.world);
    const fresh = (await allTransactions(member)).filter(({ _id }) => !this.known.has(_id));
    const lineOf = ({ type, direction, amount, symbol, txHash, from, to }: Txn): BookLine => ({
      type,
      direction,
      amount,
      symbol,
      txHash,
      from,
      to,
    });
    return fresh.toReversed().map(lineOf);
  };

  agrees = (member = this.amelia, wallet = this.hers()) => expectBooksToAgree(this.world, member, wallet);
}

/** One real chain per file; each test continues from the previous one. */
export function useBooks(): Books {
  const on = new Books();
  beforeAll(async () => {
    on.world = await startWorld({ confirmEveryMs: 5 });
    on.buyer = buyerIn(on.world);
    on.exchange = exchangeIn(on.world);
    on.amelia = await memberOf(on.world.service, AMELIA);
  });
  afterAll(() => on.world.stop());
  beforeEach(async () => {
    for (const { _id } of await allTransactions(on.amelia)) on.known.add(_id);
  });
  return on;
}
