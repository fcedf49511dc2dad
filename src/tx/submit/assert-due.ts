import { quorumOf } from '@/chain/agreement';
import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import { assertPriceNotEnded } from './checks';
import { wasDeclared } from '../journal/marks';
import type { Intent } from '../kinds/intent';
import { assertTimeKnown } from '../service/without-record';
import type { KindSpec, ReviewedRecord } from '../kinds/kind-spec';
import { attemptsOf } from '../search/not-on-chain';
import { isEnteredKnown } from '../watch/entered';
import { readWaiting, type PendingReadings } from '../search/pending';
import { assertReportsPending, assertNotInPool, readWaitingAtOtherAccounts } from './not-waiting';
import { assertNotRequestedElsewhere } from '../service/open-request';

async function assertRecordStillDue<Action>(
  engine: Engine,
  record: ReviewedRecord<Action>,
  { key, id }: Readonly<{ key: string; id: string }>,
  action: Action,
): Promise<void> {
  const now = await record.read(engine, id).catch((cause: unknown) => {
    throw new ActionFault('service-unreachable', { cause });
  });
  record.assertStillDue(engine, action, now);
  assertNotRequestedElsewhere(engine, key, now?.asked);
}

/**
 * Throws if a node knows an entered hash by now. The investor may have declared that nothing was sent while no node
 * knew the hash.
 */
async function assertEnteredHashUnknown(engine: Engine, intent: Intent, { nodes }: PendingReadings): Promise<void> {
  const known = await Promise.all(attemptsOf(engine, intent).map((entry) => isEnteredKnown(entry, nodes)));
  if (known.includes(true)) throw new ActionFault('paid-elsewhere');
  if (known.includes(null)) throw new ActionFault('nodes-unreachable');
}

async function searchEach<Action>(
  engine: Engine,
  spec: KindSpec<Action>,
  action: Action,
  intent: Intent,
  readable: PendingReadings,
): Promise<PromiseSettledResult<void>[]> {
  // A second approval of the same amount changes nothing, so an equal one may be pending.
  const mayWait = intent.effect.type === 'approval';
  // Pools are read before blocks. Otherwise, a transaction that is mined between the two reads is missed.
  const waiting = await readWaiting(readable);
  if (!mayWait) await assertNotInPool(engine, intent, waiting);
  const atOtherAccounts = mayWait ? [] : await readWaitingAtOtherAccounts(engine, intent, readable.nodes);
  return Promise.allSettled(
    waiting.map(async (one) => {
      if (!mayWait) [one, ...atOtherAccounts.filter(({ node }) => node === one.node)].forEach(assertReportsPending);
      await spec.assertNotDone(engine, intent, one.node, action);
    }),
  );
}

export async function assertDue<Action>(
  engine: Engine,
  spec: KindSpec<Action>,
  action: Action,
  intent: Intent,
  readable: PendingReadings,
): Promise<void> {
  const { key, serviceRecord } = intent;
  await (spec.record && serviceRecord
    ? assertRecordStillDue(engine, spec.record, { key, id: serviceRecord.id }, action)
    : assertTimeKnown(engine));
  assertPriceNotEnded(intent, engine.clock.now());
  await assertEnteredHashUnknown(engine, intent, readable);
  const answers = await searchEach(engine, spec, action, intent, readable);
  const faults = answers.flatMap((answer) =>
    answer.status === 'rejected' && answer.reason instanceof ActionFault ? [answer.reason] : [],
  );
  // A node whose search ended early does not count as searched. Other nodes may complete their search.
  const refusal = faults.find(({ kind }) => kind !== 'beyond-search');
  if (refusal) throw refusal;
  const searched = answers.filter(({ status }) => status === 'fulfilled').length;
  // A single node may be behind, so a second request requires that two nodes were searched.
  const isSecond = wasDeclared(engine, intent.key) || attemptsOf(engine, intent).length > 0;
  const needed = isSecond ? quorumOf(readable.nodes) : 1;
  if (searched < needed) throw new ActionFault(isSecond && faults.length > 0 ? 'beyond-search' : 'nodes-unreachable');
}
