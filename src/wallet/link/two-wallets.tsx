import type { Address as AddressText } from '@/api/contract';
import { Address } from '@/ui/address/address';
import { FactList } from '@/ui/fact-list';

type Props = { linked: AddressText; connected: AddressText };

export const TwoWallets = ({ linked, connected }: Props) => (
  <FactList
    facts={[
      ['Linked to your account', <Address key="linked" value={linked} />],
      ['Connected in this browser', <Address key="connected" value={connected} />],
    ]}
  />
);
