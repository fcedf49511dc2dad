import type { AppConfig } from '@/config/app-config';
import { USUAL_GAS } from '@/domain/usual-gas';
import { NetworkFee } from '@/parts/network-fee';
import { Address } from '@/ui/address/address';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { GroupedAddress } from '@/ui/address/grouped-address';
import type { ReviewedSending } from '../../model/kept-sending';

const usualFee = (token: string): FactEntry => [
  'Network fee',
  <NetworkFee key="fee" gas={token === 'BNB' ? USUAL_GAS.coin : USUAL_GAS.transfer} />,
  'long',
];

export const SendFacts = ({
  review: { token, amount, to, from, name },
  config,
  isSent,
}: {
  review: ReviewedSending;
  config: AppConfig;
  isSent: boolean;
}) => (
  <FactList
    facts={[
      ['Token', token],
      ['Amount', <ExactAmount key="amount" value={amount} unit={token} />, 'long'],
      ...(name ? [['Name', <bdi key="name">{name}</bdi>] as const] : []),
      ['To', <GroupedAddress key="to" value={to} />, 'long'],
      ['From your wallet', <Address key="from" value={from} />],
      ...(isSent ? [] : [usualFee(token)]),
      ['Network', config.chain.name],
    ]}
  />
);
