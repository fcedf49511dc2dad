import { AMELIA } from '../unit/sandbox/visitor';
import { buyerIn, type Buyer } from './buyer';
import { memberOf, type Member } from './member';
import { startWorld, type World } from './world';

class Start {
  world!: World;
  buyer!: Buyer;
  amelia!: Member;
}

/** One real chain per file, reset before each test. */
export function useWorld(): Start {
  const on = new Start();
  beforeAll(async () => {
    on.world = await startWorld({ confirmEveryMs: 5 });
    on.buyer = buyerIn(on.world);
  });
  afterAll(() => on.world.stop());
  beforeEach(async () => {
    await on.world.sandbox.reset();
    on.amelia = await memberOf(on.world.service, AMELIA);
  });
  return on;
}
