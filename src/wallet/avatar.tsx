import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { Rosette } from '@/ui/guilloche/rosette';
import type { WalletState } from './state';

const Frame = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  color: color.metal,
  '& > *': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

type Connected = Extract<WalletState, { status: 'connected' }>;
type Props = { wallet: Pick<Connected, 'address' | 'ens'>; size: number };

const SMALL = 40;

export const Avatar = ({ wallet: { address, ens }, size }: Props) => (
  <Frame style={{ inlineSize: size, blockSize: size }}>
    {ens?.picture ? (
      // eslint-disable-next-line @next/next/no-img-element
      <img src={ens.picture} alt="" width={size} height={size} />
    ) : (
      <Rosette seed={address.toLowerCase()} kind="roundel" weight={size < SMALL ? 14 : 6} />
    )}
  </Frame>
);
