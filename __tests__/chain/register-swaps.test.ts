import { dashboard } from '@/api/contract';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { ONE } from '@/utils/money';
import { quiet } from '../support/quiet';
import { useBooks } from '../support/use-books';

const on = useBooks();
const { hers, stranger, move, news, agrees } = on;

describe('a swap', () => {
  it.each([
    ['USDT for shares', ['USDT', 'FNX'] as const],
    ['BNB for shares', ['BNB', 'FNX'] as const],
    ['shares for USDT', ['FNX', 'USDT'] as const],
    ['shares for BNB', ['FNX', 'BNB'] as const],
    ['shares for wrapped BNB', ['FNX', 'WBNB'] as const],
    ['shares for USDT by way of BNB', ['FNX', 'WBNB', 'USDT'] as const],
    ['BNB for shares by way of USDT', ['BNB', 'USDT', 'FNX'] as const],
  ])('of %s has the paid and the received amount', async (_name, path) => {
    const balances = (symbol: 'FNX' | 'USDT') => on.world.chain.balanceOf(symbol, hers());
    const before = { FNX: await balances('FNX'), USDT: await balances('USDT') };
    const txHash = await on.exchange.swap({ from: hers(), path, amount: ONE });
    const found = await news();
    const [paid, got] = [path[0], path.at(-1)];
    expect(found).toHaveLength(2);
    const legOf = (direction: string) => found.find((one) => one.direction === direction);
    expect(legOf('OUT')).toMatchObject({ type: 'SWAP', symbol: paid, amount: '1', txHash });
    expect(legOf('IN')).toMatchObject({ type: 'SWAP', symbol: got, txHash });
    const gotten = parseUnits(legOf('IN')?.amount ?? '0');
    if (got === 'FNX' || got === 'USDT') expect(await balances(got)).toBe(before[got] + gotten);
    else expect(gotten).toBeGreaterThan(ONE / 100n);
    await agrees();
  });

  it('that returns an unused amount counts only the amount that it used', async () => {
    await on.exchange.buyExact(hers(), 10n * ONE, 5n * ONE);
    const [paid, got] = (await news()).toSorted((a, b) => String(b.direction).localeCompare(String(a.direction)));
    expect(got).toMatchObject({ symbol: 'FNX', amount: '10' });
    expect(parseUnits(paid?.amount ?? '0')).toBeLessThan(ONE);
    await agrees();
  });

  it('that another account has paid for is a transfer from the pool', async () => {
    await on.exchange.swap({ from: stranger(), path: ['BNB', 'FNX'], amount: ONE, to: hers() });
    expect(await news()).toMatchObject([{ type: 'TRANSFER', direction: 'IN', symbol: 'FNX' }]);
    await agrees();
  });

  it('whose result goes to another account has only the paid amount', async () => {
    await on.exchange.swap({ from: hers(), path: ['FNX', 'BNB'], amount: ONE, to: stranger() });
    expect(await news()).toMatchObject([{ type: 'SWAP', direction: 'OUT', symbol: 'FNX', amount: '1' }]);
    await agrees();
  });

  it('is not recorded when liquidity is added to a pool', async () => {
    await on.exchange.addLiquidity(hers(), ONE, ONE);
    expect(await news()).toMatchObject([{ type: 'TRANSFER', direction: 'OUT', symbol: 'FNX' }]);
    await agrees();
  });
});

it('outgoing shares reduce the total cost by their average cost, and a swap adds the amount paid', async () => {
  const { invested } = await on.amelia.get(dashboard, {});
  await move(stranger(), (await on.world.chain.balanceOf('FNX', hers())) / 2n);
  await quiet(on.world);
  const half = await on.amelia.get(dashboard, {});
  expect(parseUnits(half.invested!) - parseUnits(invested!) / 2n).toBeLessThan(ONE / 10n ** 12n);
  await on.exchange.swap({ from: hers(), path: ['USDT', 'FNX'], amount: 100n * ONE });
  await quiet(on.world);
  const after = await on.amelia.get(dashboard, {});
  expect(parseUnits(after.invested!) - parseUnits(half.invested!)).toBe(100n * ONE);
});
