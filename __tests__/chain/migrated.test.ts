import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStaking, openStake } from '@/api/contract';
import { ONE } from '@/utils/money';
import { expectBooksToAgree } from '../support/books';
import { memberOf, memberWith } from '../support/member';
import { quiet } from '../support/quiet';
import { startWorld, type World } from '../support/world';
import { AMELIA } from '../unit/sandbox/visitor';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-migrated-'));
  file = join(folder, 'state.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function live<T>(use: (world: World) => Promise<T>): Promise<T> {
  const world = await startWorld({ state: file, confirmEveryMs: 5 });
  try {
    return await use(world);
  } finally {
    await world.stop();
  }
}

function writeAsVersion4(): void {
  const text = readFileSync(file, 'utf8');
  const old = text
    .replaceAll(/"blockHash":"0x[0-9a-f]{64}",?/g, '')
    .replace(/"strayPayments":\[.*?\]/, (list) => list.replaceAll(/,?"isConfirmed":(true|false)/g, ''))
    .replace('"version":5', '"version":4');
  expect(old).not.toBe(text);
  writeFileSync(file, old);
}

it('a state file of the previous version is migrated, and each unconfirmed payment in it counts once', async () => {
  const token = await live(async (world) => {
    const amelia = await memberOf(world.service, AMELIA);
    const hers = world.chain.accounts[0] ?? '0x';
    const { vaultAddress } = await amelia.get(openStake, {
      planId: 'plan-90',
      amount: '100',
      idempotencyKey: randomUUID(),
    });
    world.confirmations.pause();
    const deposit = (amount: bigint) => world.chain.transfer({ symbol: 'FNX', from: hers, to: vaultAddress, amount });
    await deposit(100n * ONE);
    await deposit(3n * ONE);
    await world.service.settlement.settle();
    return amelia.token;
  });
  writeAsVersion4();
  await live(async (world) => {
    const amelia = memberWith(world.service, token);
    await quiet(world);
    expect((await amelia.get(getStaking, {})).positions).toMatchObject([{ status: 'ACTIVE', amount: '100' }]);
    expect(await world.chain.balanceOf('FNX', world.chain.vault)).toBe(100n * ONE);
    await expectBooksToAgree(world, amelia, world.chain.accounts[0] ?? '0x');
  });
});
