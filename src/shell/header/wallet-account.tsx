import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { Address } from '@/ui/address/address';
import { Amount } from '@/ui/amount';
import { useStore } from '@/utils/hooks/use-store';
import { Avatar } from '@/wallet/avatar';
import { shortName } from '@/wallet/ens/short-name';
import { walletStore } from '@/wallet/facade';

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, maxInlineSize: '100%' });
const Picture = styled('span')({ display: 'none', '@media (min-width: 480px)': { display: 'inline-flex' } });
const Name = styled('bdi')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxInlineSize: '34vw',
  [from.tablet]: { maxInlineSize: 'none' },
});
const Balance = styled('span')({
  display: 'none',
  paddingInlineStart: 10,
  borderInlineStart: `1px solid ${color.rule}`,
  color: color.soft,
  [from.wide]: { display: 'inline' },
});

export function WalletAccount() {
  const wallet = useStore(walletStore);
  if (wallet.status !== 'connected') return null;
  if (!wallet.isSupported) return 'Wrong network';
  const { address, ens, balance } = wallet;
  return (
    <Row>
      <Picture>
        <Avatar wallet={wallet} size={22} />
      </Picture>
      {ens ? <Name title={`${ens.name} ${address}`}>{shortName(ens.name)}</Name> : <Address value={address} />}
      {balance && (
        <Balance>
          <Amount value={balance.amount} unit={balance.symbol} places={3} isAbout={balance.isAbout} isInControl />
        </Balance>
      )}
    </Row>
  );
}
