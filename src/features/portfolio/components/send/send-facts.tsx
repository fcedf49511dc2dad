import type { AppConfig } from '@/config/app-config';
import { Address } from '@/ui/address/address';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList } from '@/ui/fact-list';
import { GroupedAddress } from '@/ui/address/grouped-address';
import type { ReviewedSending } from '../../model/kept-sending';

export const SendFacts = ({
  review: { token, amount, to, from, name },
  config,
}: {
  review: ReviewedSending;
  config: AppConfig;
}) => (
  <FactList
    facts={[
      ['Token', token],
      ['Amount', <ExactAmount key="amount" value={amount} unit={token} />, 'long'],
      ...(name ? [['Name', <bdi key="name">{name}</bdi>] as const] : []),
      ['To', <GroupedAddress key="to" value={to} />, 'long'],
      ['From your wallet', <Address key="from" value={from} />],
      ['Network', config.chain.name],
    ]}
  />
);
