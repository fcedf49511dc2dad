import styled from '@emotion/styled';
import type { Address } from '@/api/contract';
import { CopyText } from '@/ui/address/copy-text';
import { GroupedAddress } from '@/ui/address/grouped-address';
import { Prose } from '@/ui/layout/lead';
import { QrCode } from '@/ui/qr-code';
import { useChecksummed } from '@/chain/use-checksummed';
import { isSameAddress } from '@/utils/is-same-address';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { AddToken } from './add-token';

const Sides = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 48px',
  alignItems: 'start',
  '& > :last-child': { flex: '1 1 320px', minInlineSize: 0 },
});

/** The QR code contains only the address. Every wallet can read that, and no wallet fills in an amount. */
export function ReceiveHere({ address }: { address: Address }) {
  const text = useChecksummed(address);
  const wallet = useStore(walletStore);
  const isElsewhere = wallet.status === 'connected' && !isSameAddress(wallet.address, address);
  return (
    <Sides>
      <div>
        <QrCode text={text} label="QR code of your linked wallet’s address, which is also shown as text" />
      </div>
      <Prose>
        <CopyText text={text} label="Copy address" />
        <p>
          Easier to check: <GroupedAddress value={text} />
        </p>
        {isElsewhere && (
          <p>This is your linked wallet, not the connected one. Anything sent here arrives in the linked wallet.</p>
        )}
        <AddToken />
      </Prose>
    </Sides>
  );
}
