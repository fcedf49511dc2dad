import type { Stake } from '@/api/contract';
import { Amount } from '@/ui/amount';
import { PrimaryButton, TextButton } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { FactList } from '@/ui/fact-list';
import { Words } from '@/ui/layout/lead';
import { Moment } from '@/ui/moment';
import { FormError } from '@/ui/state/form-error';
import { useClaim } from '../hooks/use-claim';
import { CLAIM_KEPT, exitFacts } from '../model/claiming';

type Props = { stake: Stake; exit: NonNullable<Stake['exit']>; isOpen: boolean; onClose: () => void };

export const LeaveEarly = ({ isOpen, onClose, ...leaving }: Props) => (
  <Dialog title="Leave early" isOpen={isOpen} onClose={onClose}>
    <Leaving {...leaving} onDone={onClose} />
  </Dialog>
);

type LeavingProps = Pick<Props, 'stake' | 'exit'> & { onDone: () => void };

/** The price of leaving is read again while it is on screen, and confirmed as it is read. */
function Leaving({ stake, exit, onDone }: LeavingProps) {
  const claiming = useClaim();
  const shares = exit.shares ?? stake.amount;
  const leave = () => {
    const confirmed = { reward: exit.reward, ...(exit.shares && { shares: exit.shares }) };
    void claiming.mutateAsync({ stakeId: stake._id, stakes: [stake], exit: confirmed }).then(onDone, () => undefined);
  };
  return (
    <>
      <FactList
        facts={exitFacts({ exit, shares }).map(([label, value]) => [
          label,
          <Amount key={label} value={value} unit="FNX" />,
        ])}
      />
      <Words>
        <p>
          This holds until <Moment iso={exit.until} />. The stake ends, and it cannot be taken back. Shares and rewards
          go to your linked wallet.
        </p>
      </Words>
      <FormError error={claiming.error} kept={CLAIM_KEPT} />
      <DialogActions>
        <PrimaryButton type="button" aria-busy={claiming.isPending || undefined} onClick={leave}>
          Leave early
        </PrimaryButton>
        <TextButton type="button" onClick={onDone}>
          Stay
        </TextButton>
      </DialogActions>
    </>
  );
}
