import { useMutation } from '@tanstack/react-query';
import { makeRecoveryCodes } from '@/api/endpoints/user/two-factor';
import { CodeForm } from '@/parts/one-time-code/code-form';
import { TextButton } from '@/ui/button/button';
import { Actions } from '@/ui/layout/actions';
import { Words } from '@/ui/layout/lead';
import { useProfileChange } from '../../hooks/use-profile-change';

const CODE = [{ name: 'totp', label: 'Authenticator code' }] as const;

type Props = { onCodes: (recoveryCodes: readonly string[]) => void; onLeave: () => void };

export function RenewCodes({ onCodes, onLeave }: Props) {
  const { change } = useProfileChange();
  const renewal = useMutation({
    gcTime: 0,
    mutationFn: ({ totp = '' }: { totp?: string }) => makeRecoveryCodes(totp),
    onSuccess: ({ recoveryCodes }) => {
      change({ recoveryCodesLeft: recoveryCodes.length });
      onCodes(recoveryCodes);
    },
  });
  return (
    <>
      <Words>
        <p>Your current recovery codes stop working as soon as we make new ones.</p>
      </Words>
      <CodeForm codes={CODE} action="Make new codes" verification={renewal}>
        <Actions>
          <TextButton type="button" onClick={onLeave}>
            Keep current codes
          </TextButton>
        </Actions>
      </CodeForm>
    </>
  );
}
