import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import { rewardFor } from '@/domain/staking/accrued';
import { USUAL_GAS } from '@/domain/usual-gas';
import { NetworkFee } from '@/parts/network-fee';
import { CheckedAddress } from '@/parts/checked-address';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Moment } from '@/ui/moment';
import { DECIMALS, fromBaseUnits } from '@/utils/money';
import type { ReviewedStake } from '../model/kept-stake';

type Props = { reviewed: ReviewedStake; planName: string; isSent: boolean };

const USUAL_FEE: FactEntry = ['Network fee', <NetworkFee key="gas" gas={USUAL_GAS.transfer} />, 'long'];

export function StakeFacts({ reviewed: { stake, from }, planName, isSent }: Props) {
  const { data: config } = useQuery(appConfigQuery);
  const { amount, apr, startAt, unlockAt, vaultAddress, contract, chainId } = stake;
  const reward = rewardFor(amount, apr, Date.parse(unlockAt) - Date.parse(startAt));
  const chainFacts: FactEntry[] =
    reward === null
      ? []
      : [
          [
            'Reward at the end of the term',
            <ExactAmount key="reward" value={fromBaseUnits(reward, DECIMALS)} unit="FNX" />,
            'long',
          ],
        ];
  return (
    <FactList
      facts={[
        ['Plan', planName],
        ['Amount', <ExactAmount key="amount" value={amount} unit="FNX" />, 'long'],
        ['Rate', <bdi key="apr">{apr}% a year</bdi>],
        ...chainFacts,
        ['Unlock date if you deposit now', <Moment key="unlock" iso={unlockAt} />],
        ['Bank fee', 'None'],
        ...(isSent ? [] : [USUAL_FEE]),
        ['To the bank’s vault', <CheckedAddress key="vault" value={vaultAddress} />, 'long'],
        ['FNX contract', <CheckedAddress key="token" value={contract} />, 'long'],
        ['Your wallet (pays in and is repaid)', <CheckedAddress key="own" value={from} />, 'long'],
        ['Network', config?.chain.id === chainId ? `${config.chain.name}, chain ${chainId}` : `Chain ${chainId}`],
      ]}
    />
  );
}
