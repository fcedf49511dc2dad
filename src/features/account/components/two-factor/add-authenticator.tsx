import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { confirmTwoFactor, type NewAuthenticator } from '@/api/endpoints/user/two-factor';
import { isAppError } from '@/errors/app-error';
import { CodeForm } from '@/parts/one-time-code/code-form';
import { color, from } from '@/theme/tokens';
import { TextButton } from '@/ui/button/button';
import { CopyButton } from '@/ui/address/copy-button';
import { GroupedAddress } from '@/ui/address/grouped-address';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import { QrCode } from '@/ui/qr-code';
import { useProfileChange } from '../../hooks/use-profile-change';

const Head = styled('h3')({ fontSize: '1.125rem', marginBlockEnd: 10 });
const Sides = styled('div')({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  marginBlockStart: 18,
  [from.tablet]: { gridTemplateColumns: '232px minmax(0, 1fr)' },
});
const Key = styled('div')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  minInlineSize: 0,
  // The key always runs from left to right. On a right-to-left page, it is aligned with its label.
  '[dir="rtl"] & bdi': { textAlign: 'end' },
});
const Term = styled('p')({ fontSize: '0.9375rem', color: color.soft });

const CODE = [{ name: 'totp', label: 'Authenticator code' }] as const;

type Props = {
  authenticator: NewAuthenticator;
  onCodes: (recoveryCodes: readonly string[]) => void;
  onCodesLost: () => void;
  onLeave: () => void;
};

function useConfirmation({ onCodes, onCodesLost }: Pick<Props, 'onCodes' | 'onCodesLost'>) {
  const { change, reread } = useProfileChange();
  return useMutation({
    gcTime: 0,
    mutationFn: ({ totp = '' }: { totp?: string }) => confirmTwoFactor(totp),
    onSuccess: ({ recoveryCodes }) => {
      change({ twoFactorEnabled: true });
      onCodes(recoveryCodes);
    },
    onError: async (error) => {
      // An earlier attempt may have turned two-factor on, although its answer was lost.
      if (!isAppError(error) || error.fault.kind !== 'conflict') return;
      if ((await reread())?.twoFactorEnabled) onCodesLost();
    },
  });
}

const KeyToEnter = ({ secret }: { secret: string }) => (
  <Key>
    <Term id="authenticator-key">Or enter this key</Term>
    <div role="group" aria-labelledby="authenticator-key">
      <GroupedAddress value={secret} />
    </div>
    <CopyButton text={secret} label="Copy key" />
    <Term>Anyone who has this key can make your codes. Keep it private.</Term>
  </Key>
);

export function AddAuthenticator({ authenticator, onCodes, onCodesLost, onLeave }: Props) {
  const { secret, otpauthUrl } = authenticator;
  const head = useRef<HTMLHeadingElement>(null);
  // Focuses the heading instead of the code field, because the QR code has to be scanned first.
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const confirmation = useConfirmation({ onCodes, onCodesLost });
  return (
    <div>
      <Head ref={head} tabIndex={-1}>
        Add FNX to your authenticator app
      </Head>
      <Prose>
        <p>
          Use any authenticator app. Scan the QR code or enter the key, then enter the six digits that the app shows.
        </p>
      </Prose>
      <Sides>
        <QrCode text={otpauthUrl} label="QR code to scan with your authenticator app; you can enter the key instead" />
        <KeyToEnter secret={secret} />
      </Sides>
      <CodeForm codes={CODE} action="Turn on" verification={confirmation}>
        <Actions>
          <TextButton type="button" onClick={onLeave}>
            Leave it off
          </TextButton>
        </Actions>
      </CodeForm>
    </div>
  );
}
