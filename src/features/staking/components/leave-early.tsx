import { useState } from 'react';
import type { Stake } from '@/api/contract';
import { Amount } from '@/ui/amount';
import { TextButton } from '@/ui/button/button';
import { FinalButton } from '@/ui/button/danger-button';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { FactList } from '@/ui/fact-list';
import { Prose } from '@/ui/layout/lead';
import { Moment } from '@/ui/moment';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { useClaim } from '../hooks/use-claim';
import { CLAIM_RETRY_HINT, paysAtLeast, exitFacts, isExitRefused, returnedShares, type Exit } from '../model/claiming';

type Props = { stake: Stake; exit: Exit; isOpen: boolean; onClose: () => void };

export const LeaveEarly = ({ isOpen, onClose, ...leaving }: Props) => (
  <Dialog title="Leave early" isOpen={isOpen} onClose={onClose}>
    <Leaving {...leaving} onDone={onClose} />
  </Dialog>
);

type LeavingProps = Pick<Props, 'stake' | 'exit'> & { onDone: () => void };

/**
 * Refetches the fee of an early exit while the dialog is open. A higher fee appears only after the service has refused
 * the old one. A click thus never confirms figures that changed under the pointer.
 */
function useLeaving({ stake, exit: now, onDone }: LeavingProps) {
  const claiming = useClaim();
  const [seen, setSeen] = useState(now);
  const [refused, setRefused] = useState<Exit | null>(null);
  const exit = seen === refused || paysAtLeast(now, seen, stake) ? now : seen;
  if (exit !== seen) setSeen(exit);
  const leave = useOneAtATime(() => {
    const confirmed = { reward: exit.reward, ...(exit.shares && { shares: exit.shares }) };
    const asked = { stakeId: stake._id, stakes: [stake], exit: confirmed };
    return claiming.mutateAsync(asked).then(onDone, (error) => isExitRefused(error) && setRefused(exit));
  });
  return { claiming, exit, leave };
}

function Leaving(props: LeavingProps) {
  const { claiming, exit, leave } = useLeaving(props);
  const shares = returnedShares(exit, props.stake);
  return (
    <>
      <FactList
        facts={exitFacts({ exit, shares }).map(([label, value]) => [
          label,
          <Amount key={label} value={value} unit="FNX" />,
        ])}
      />
      <Prose>
        <p>
          Quote valid until <Moment iso={exit.until} />. Leaving ends the stake and can’t be undone. Shares and rewards
          go to your linked wallet.
        </p>
      </Prose>
      <FormError error={claiming.error} note={CLAIM_RETRY_HINT} />
      <DialogActions>
        <FinalButton type="button" aria-busy={claiming.isPending || undefined} onClick={() => leave(undefined)}>
          Leave early
        </FinalButton>
        <TextButton type="button" onClick={props.onDone}>
          Stay
        </TextButton>
      </DialogActions>
    </>
  );
}
