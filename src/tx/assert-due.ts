import { serviceNow } from '@/utils/service-clock';
import type { Nodes } from '@/chain/nodes';
import { PaymentFault } from '@/errors/payment-fault';
import { assertPriceHolds } from './checks';
import type { Intent } from './intent';
import { atService } from './kinds/at-service';
import type { DeedAtService, KindSpec } from './kinds/kind-spec';
import { assertNotAskedElsewhere } from './open-request';

/** What no service keeps ends by its time all the same: the visitor's own clock may be wrong by days. */
async function assertTimeKnown(): Promise<void> {
  await atService({})
    .answers()
    .catch((cause: unknown) => {
      throw new PaymentFault('service-away', { cause });
    });
}

async function assertStillDue<Deed>(service: DeedAtService<Deed>, key: string, deed: Deed): Promise<void> {
  const now = await service.read(deed).catch((cause: unknown) => {
    throw new PaymentFault('service-away', { cause });
  });
  service.assertStillDue(deed, now);
  assertNotAskedElsewhere(key, now && service.askedOf(now));
}

/** By the service's word and the chain's, read now. */
export async function assertDue<Deed>(spec: KindSpec<Deed>, deed: Deed, intent: Intent, nodes: Nodes): Promise<void> {
  await (spec.service ? assertStillDue(spec.service, intent.key, deed) : assertTimeKnown());
  assertPriceHolds(intent, serviceNow());
  const answers = await Promise.allSettled(nodes.map((node) => spec.assertUndone(deed, intent, node)));
  const found = answers.find((answer) => answer.status === 'rejected' && answer.reason instanceof PaymentFault);
  if (found?.status === 'rejected') throw found.reason;
  if (answers.every(({ status }) => status === 'rejected')) throw new PaymentFault('chain-away');
}
