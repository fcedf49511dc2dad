import { Panel } from '@/ui/layout/panel';
import { useStore } from '@/utils/use-store';
import { paymentOf } from '@/tx';
import { useUnsettled } from '@/tx/hooks';
import { stageOf } from '../model/stage';
import { StageView } from './stage-view';

/** Payments of other orders than the one on screen that are not settled: each stands here until it is. */
export function UnsettledPayments({ exceptOrder }: { exceptOrder?: string }) {
  const others = useUnsettled().filter(({ reported }) => reported.id !== exceptOrder);
  return others.map(({ key, description, reported }) => (
    <Panel key={key} title={description}>
      <Unsettled orderId={reported.id} />
    </Panel>
  ));
}

function Unsettled({ orderId }: { orderId: string }) {
  const stage = stageOf({ status: 'WAITING', txHash: undefined }, useStore(paymentOf(orderId)));
  if (stage.kind === 'payable' || stage.kind === 'checking' || stage.kind === 'delivered') return null;
  return <StageView stage={stage} orderId={orderId} onStartOver={() => undefined} />;
}
