import { quorumOf } from '@/chain/agreement';
import { ActionFault } from '@/errors/action-fault';
import type { Tx } from '../tx';
import { assertPriceNotEnded } from './checks';
import { wasDeclared } from '../journal/marks';
import type { Intent } from '../kinds/intent';
import { assertTimeKnown } from '../service/without-record';
import type { KindSpec, ReviewedRecord } from '../kinds/kind-spec';
import { attemptsOf } from '../search/not-on-chain';
import { isEnteredKnown } from '../watch/entered';
import {
  assertReportsPending,
  assertNotInPool,
  readWaiting,
  readWaitingAtOtherAccounts,
  type Readable,
} from './not-waiting';
import { assertNotRequestedElsewhere } from '../service/open-request';

async function assertRecordStillDue<Action>(
  tx: Tx,
  record: ReviewedRecord<Action>,
  { key, id }: Readonly<{ key: string; id: string }>,
  action: Action,
): Promise<void> {
  const now = await record.read(tx, id).catch((cause: unknown) => {
    throw new ActionFault('service-away', { cause });
  });
  record.assertStillDue(tx, action, now);
  assertNotRequestedElsewhere(tx, key, now?.asked);
}

/**
 * The investor may have declared that nothing was sent while no node knew the hash. The hash may have reached the nodes
 * since.
 */
async function assertEnteredHashUnknown(tx: Tx, intent: Intent, { nodes }: Readable): Promise<void> {
  const known = await Promise.all(attemptsOf(tx, intent).map((entry) => isEnteredKnown(entry, nodes)));
  if (known.includes(true)) throw new ActionFault('paid-elsewhere');
  if (known.includes(null)) throw new ActionFault('chain-away');
}

async function searchEach<Action>(
  tx: Tx,
  spec: KindSpec<Action>,
  action: Action,
  intent: Intent,
  readable: Readable,
): Promise<PromiseSettledResult<void>[]> {
  // A second approval of the same amount changes nothing, so an equal one may be pending.
  const mayWait = intent.effect.is === 'allows';
  // The pools must be read before the blocks. Otherwise a transaction that is mined between the two reads is missed.
  const waiting = await readWaiting(readable);
  if (!mayWait) await assertNotInPool(tx, intent, waiting);
  const atOtherAccounts = mayWait ? [] : await readWaitingAtOtherAccounts(tx, intent, readable.nodes);
  return Promise.allSettled(
    waiting.map(async (one) => {
      if (!mayWait) [one, ...atOtherAccounts.filter(({ node }) => node === one.node)].forEach(assertReportsPending);
      await spec.assertNotDone(tx, intent, one.node, action);
    }),
  );
}

export async function assertDue<Action>(
  tx: Tx,
  spec: KindSpec<Action>,
  action: Action,
  intent: Intent,
  readable: Readable,
): Promise<void> {
  const { key, reported } = intent;
  await (spec.record && reported
    ? assertRecordStillDue(tx, spec.record, { key, id: reported.id }, action)
    : assertTimeKnown(tx));
  assertPriceNotEnded(intent, tx.clock.now());
  await assertEnteredHashUnknown(tx, intent, readable);
  const answers = await searchEach(tx, spec, action, intent, readable);
  const faults = answers.flatMap((answer) =>
    answer.status === 'rejected' && answer.reason instanceof ActionFault ? [answer.reason] : [],
  );
  // A node whose search ended early does not count as searched. Other nodes may still complete theirs.
  const refusal = faults.find(({ kind }) => kind !== 'beyond-search');
  if (refusal) throw refusal;
  const searched = answers.filter(({ status }) => status === 'fulfilled').length;
  // A single node may be behind, so a second request requires that two nodes were searched.
  const isSecond = wasDeclared(tx, intent.key) || attemptsOf(tx, intent).length > 0;
  const needed = isSecond ? quorumOf(readable.nodes) : 1;
  if (searched < needed) throw new ActionFault(isSecond && faults.length > 0 ? 'beyond-search' : 'chain-away');
}
