import { serviceNow } from '@/utils/service-clock';
import { quorumOf } from '@/chain/agreement';
import type { Nodes } from '@/chain/nodes';
import { PaymentFault } from '@/errors/payment-fault';
import { assertPriceHolds } from './checks';
import { wasDeclared } from './declared-keys';
import type { Intent } from '../kinds/intent';
import { atService } from '../kinds/at-service';
import type { ActionAtService, KindSpec } from '../kinds/kind-spec';
import { attemptsOf } from '../kinds/not-done-yet';
import { assertNotRequestedElsewhere } from './open-request';

/** Actions that the service does not store expire by its time too, because the visitor's clock may be wrong by days. */
async function assertTimeKnown(): Promise<void> {
  await atService({})
    .answers()
    .catch((cause: unknown) => {
      throw new PaymentFault('service-away', { cause });
    });
}

async function assertStillDue<Action>(service: ActionAtService<Action>, key: string, action: Action): Promise<void> {
  const now = await service.read(action).catch((cause: unknown) => {
    throw new PaymentFault('service-away', { cause });
  });
  service.assertStillDue(action, now);
  assertNotRequestedElsewhere(key, now && service.openRequestOf(now));
}

export async function assertDue<Action>(
  spec: KindSpec<Action>,
  action: Action,
  intent: Intent,
  nodes: Nodes,
): Promise<void> {
  await (spec.service ? assertStillDue(spec.service, intent.key, action) : assertTimeKnown());
  assertPriceHolds(intent, serviceNow());
  const answers = await Promise.allSettled(nodes.map((node) => spec.assertNotDone(action, intent, node)));
  const found = answers.find((answer) => answer.status === 'rejected' && answer.reason instanceof PaymentFault);
  if (found?.status === 'rejected') throw found.reason;
  const searched = answers.filter(({ status }) => status === 'fulfilled').length;
  // A single node may be behind, so a second request requires that two nodes were searched.
  const isSecond = wasDeclared(intent.key) || attemptsOf(intent).length > 0;
  const needed = isSecond ? quorumOf(nodes) : 1;
  if (searched < needed) throw new PaymentFault('chain-away');
}
