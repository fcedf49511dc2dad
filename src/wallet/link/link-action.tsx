import styled from '@emotion/styled';
import { WALLET_RULE } from '@/config/wallet-rule';
import { color } from '@/theme/tokens';
import { LinkButton } from './link-button';
import type { LinkState } from '@/domain/wallet-link';
import { useLinkState } from './use-link-state';
import { WalletMismatch } from './wallet-mismatch';

const Box = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, minInlineSize: 0 });
const Text = styled('p')({ color: color.soft, maxInlineSize: '42em' });

const REPLACING = `${WALLET_RULE.none} ${WALLET_RULE.both}`;

type Props = {
  isRefused?: boolean;
  hasOwnChange?: boolean;
};

export function LinkAction({ isRefused = false, hasOwnChange = false }: Props) {
  const link = useLinkState();
  const action = hasOwnChange ? besideChange(link) : nextAction(link, isRefused);
  return action && <Box>{action}</Box>;
}

function besideChange(link: LinkState) {
  if (link.state === 'other') return <WalletMismatch isWarningOnly />;
  return link.state === 'disconnected' ? null : nextAction(link, false);
}

function nextAction(link: LinkState, isRefused: boolean) {
  switch (link.state) {
    case 'unlinked':
      return <LinkButton label="Link this wallet" isPrimary />;
    case 'disconnected':
      return link.linked ? <Replace label="Link another wallet" isPrimary={isRefused} /> : <First />;
    case 'linked':
      return <p>This wallet is connected in this browser.</p>;
    case 'other':
      return (
        <>
          <WalletMismatch />
          <Text>{REPLACING}</Text>
        </>
      );
    case 'visitor':
    case 'loading':
    case 'unknown':
      return null;
  }
}

const First = () => (
  <>
    <Text>Connect your wallet and sign one message. This signature is free and moves nothing.</Text>
    <LinkButton label="Link your wallet" isPrimary />
  </>
);

const Replace = ({ label, isPrimary }: { label: string; isPrimary: boolean }) => (
  <>
    <Text>{REPLACING}</Text>
    <LinkButton label={label} isPrimary={isPrimary} />
  </>
);
