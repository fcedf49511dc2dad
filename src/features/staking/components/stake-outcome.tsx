import type { ReactNode } from 'react';
import type { Stake } from '@/api/contract';
import { Prose } from '@/ui/layout/lead';
import { reasonText } from '../model/reason-text';
import type { StakeView } from '../model/stake-view';
import { Deposited, Reason } from './stake-reason';

export function StakeOutcome({ view, stake }: { view: StakeView; stake: Stake }) {
  const text = outcomeText(view, stake);
  if (!text) return null;
  return <Prose role="status">{text}</Prose>;
}

function outcomeText(view: StakeView, stake: Stake): ReactNode {
  switch (view) {
    case 'lapsed':
      return (
        <p>
          <strong>The time to make this deposit has ended.</strong> Do not deposit now: late deposits are sent back to
          your wallet.
        </p>
      );
    case 'elsewhere':
      return <Deposited stake={stake} />;
    case 'begun':
      return (
        <>
          <p>
            <strong>The deposit for this stake has arrived.</strong> Find the stake under “Your stakes”.
          </p>
          <Reason stake={stake} />
        </>
      );
    case 'closed':
    case 'attempted':
    case 'payable':
      return reasonText(stake) && <Reason stake={stake} />;
  }
}
