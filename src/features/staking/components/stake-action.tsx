import { useEffect, type ReactNode } from 'react';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import type { Plan, Stake } from '@/api/contract';
import { isOver, hasAttempt } from '@/parts/transaction/transaction-copy';
import { ActionSection } from '@/parts/transaction/action-section';
import { ActionPanel } from '@/parts/transaction/action-panel';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { isRequestedElsewhere, txKeyOf, mayPay } from '@/tx';
import { Button, PrimaryButton, TextButton } from '@/ui/button/button';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Actions } from '@/ui/layout/actions';
import { Moment } from '@/ui/moment';
import { FormError } from '@/ui/state/form-error';
import { useCountdown } from '@/utils/hooks/use-service-now';
import { stakingQuery } from '@/api/endpoints/user/staking';
import { OpenRequestNotice } from '@/parts/open-request-notice';
import { appConfigQuery } from '@/api/app-config-query';
import { rewardFor } from '@/domain/staking/accrued';
import { USUAL_GAS } from '@/domain/usual-gas';
import { NetworkFee } from '@/parts/network-fee';
import { CheckedAddress } from '@/parts/checked-address';
import { costOfLeaving } from '@/parts/reward-projection/plan-rows';
import { DECIMALS, fromBaseUnits } from '@/utils/money';
import { useWithoutFailedHash } from '../hooks/use-without-failed-hash';
import type { ReviewedStake } from '../model/stored-stake';
import { presentStake } from '../model/opened-stake';
import { depositCopy, progressStepsOfStake, stakeViewOf, type StakeView } from '../model/stake-view';
import { stakeName } from '../model/stake-text';
import { DEPOSIT_COPY } from '../model/deposit-text';
import { StakeNow } from './stake-now';
import { StakeOutcome } from './stake-outcome';

type StakeFactsProps = { reviewed: ReviewedStake; plans: readonly Plan[]; isSent: boolean };

const USUAL_FEE: FactEntry = ['Network fee', <NetworkFee key="gas" gas={USUAL_GAS.transfer} />, 'long'];

function rewardFacts({ amount, apr, startAt, unlockAt }: ReviewedStake['stake']): FactEntry[] {
  const reward = rewardFor(amount, apr, Date.parse(unlockAt) - Date.parse(startAt));
  if (reward === null) return [];
  const figure = <ExactAmount key="reward" value={fromBaseUnits(reward, DECIMALS)} unit="FNX" />;
  return [['Reward at the end of the term', figure, 'long']];
}

function leavingFact({ planId }: Stake, plans: readonly Plan[]): FactEntry[] {
  const plan = plans.find(({ _id }) => _id === planId);
  if (!plan) return [];
  const cost = costOfLeaving(plan.earlyExit);
  return [['If you leave early', `${cost.charAt(0).toUpperCase()}${cost.slice(1)}`, 'long']];
}

function StakeFacts({ reviewed: { stake, from }, plans, isSent }: StakeFactsProps) {
  const { data: config } = useQuery(appConfigQuery);
  const { amount, apr, unlockAt, vaultAddress, contract, chainId } = stake;
  return (
    <FactList
      facts={[
        ['Plan', stakeName(stake, plans)],
        ['Amount', <ExactAmount key="amount" value={amount} unit="FNX" />, 'long'],
        ['Rate', <bdi key="apr">{apr}% a year</bdi>],
        ...rewardFacts(stake),
        ['Unlock date if you deposit now', <Moment key="unlock" iso={unlockAt} />],
        ...leavingFact(stake, plans),
        ['Bank fee', 'None'],
        ...(isSent ? [] : [USUAL_FEE]),
        ['To the bank’s vault', <CheckedAddress key="vault" value={vaultAddress} />, 'long'],
        ['FNX contract', <CheckedAddress key="token" value={contract} />, 'long'],
        ['Your wallet (deposits and receives)', <CheckedAddress key="own" value={from} />, 'long'],
        ['Network', config?.chain.id === chainId ? `${config.chain.name}, chain ${chainId}` : `Chain ${chainId}`],
      ]}
    />
  );
}

type StakeOpenRequestProps = { stakeId: string; asked: NonNullable<Stake['asked']> };

function StakeOpenRequest({ stakeId, asked }: StakeOpenRequestProps) {
  const cache = useQueryClient();
  return (
    <OpenRequestNotice
      txKey={txKeyOf('stake', stakeId)}
      serviceRecord={{ type: 'stake', id: stakeId }}
      name={DEPOSIT_COPY.name}
      secondOne="If both deposits go through, the bank keeps one and returns the other to its wallet."
      asked={asked}
      onDeclared={() => void cache.invalidateQueries({ queryKey: stakingQuery.queryKey })}
    />
  );
}

const RESUME_HINT = 'We keep your stake in this tab. Find it under Staking.';

type Props = {
  reviewed: ReviewedStake;
  positions: readonly Stake[];
  plans: readonly Plan[];
  isFresh: boolean;
  /** Opens the same stake again after it has ended without a deposit. */
  again: { run: () => void; isPending: boolean; error: unknown };
  onOver: (stakeId: string) => void;
  onLeave: () => void;
  onFinish: () => void;
};

export function StakeAction({ reviewed, positions, plans, isFresh, again, onOver, onLeave, onFinish }: Props) {
  const stake = useWithoutFailedHash(presentStake(reviewed.stake, positions));
  const key = txKeyOf('stake', stake._id);
  const state = useTransaction(key);
  const seconds = useCountdown(Date.parse(reviewed.stake.expiresAt));
  const view = stakeViewOf({ stake, state, isTimeUp: seconds === 0 });
  const { asked } = stake;
  const hasEnded = isOver(state) || view === 'begun' || view === 'elsewhere';
  useEffect(() => {
    if (hasEnded) onOver(stake._id);
  });
  const facts = <StakeFacts reviewed={reviewed} plans={plans} isSent={hasAttempt(state)} />;
  const canDeposit = mayPay(state) && stake.status === 'PENDING' && !stake.txHash && seconds !== 0;
  return (
    <ActionSection
      title={view === 'payable' || view === 'lapsed' ? 'Review your stake' : 'Your stake'}
      progress="Progress of your stake"
      progressSteps={progressStepsOfStake(state, stake)}
      step={`${view} ${state.step}`}
      isChecking={state.step === 'checking'}
      isFresh={isFresh}
      resumeHint={hasEnded ? null : RESUME_HINT}
    >
      {hasAttempt(state) ? (
        <ActionPanel txKey={key} state={state} copy={depositCopy(stake)} outcome={<Receipt stake={stake} />}>
          {facts}
        </ActionPanel>
      ) : (
        facts
      )}
      <StakeOutcome view={view} stake={stake} />
      {canDeposit && asked && isRequestedElsewhere(key, asked) ? (
        <StakeOpenRequest stakeId={stake._id} asked={asked} />
      ) : (
        (canDeposit || state.step === 'checking') && <StakeNow {...{ reviewed, state, seconds }} />
      )}
      {isAgain(view) && <FormError error={again.error} onRetry={again.run} note={null} />}
      <Actions>
        {isAgain(view) && (
          <PrimaryButton type="button" aria-busy={again.isPending || undefined} onClick={again.run}>
            Open it again
          </PrimaryButton>
        )}
        {backLink(
          { view, isOver: isOver(state) || state.step === 'unsent', isIdle: state.step === 'idle' },
          onLeave,
          onFinish,
        )}
      </Actions>
    </ActionSection>
  );
}

const Receipt = ({ stake: { amount, unlockAt } }: { stake: Stake }) => (
  <FactList
    facts={[
      ['Staked', <ExactAmount key="amount" value={amount} unit="FNX" />],
      ['Unlocks', <Moment key="unlock" iso={unlockAt} />],
    ]}
  />
);

const isAgain = (view: StakeView) => view === 'lapsed' || view === 'closed';

type StakeProgress = { view: StakeView; isOver: boolean; isIdle: boolean };

function backLink(
  { view, isOver: hasEnded, isIdle }: StakeProgress,
  onLeave: () => void,
  onFinish: () => void,
): ReactNode {
  if (view === 'begun' || view === 'elsewhere' || hasEnded)
    return (
      <Button type="button" onClick={onFinish}>
        New stake
      </Button>
    );
  return (
    isIdle && (
      <TextButton type="button" onClick={onLeave}>
        Change
      </TextButton>
    )
  );
}
