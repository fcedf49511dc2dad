import { useMutation } from '@tanstack/react-query';
import { stopTwoFactor } from '@/api/endpoints/user/two-factor';
import { SecondFactorForm, type SecondFactor } from '@/parts/one-time-code/second-factor-form';
import { TextButton } from '@/ui/button/button';
import { FinalButton } from '@/ui/button/danger-button';
import { Words } from '@/ui/layout/lead';
import { useProfileChange } from '../../hooks/use-profile-change';

type Props = { onStopped: () => void; onLeave: () => void };

export function StopTwoFactor({ onStopped, onLeave }: Props) {
  const { change } = useProfileChange();
  const stop = useMutation({
    mutationFn: (given: SecondFactor) => stopTwoFactor(given),
    onSuccess: () => {
      change({ twoFactorEnabled: false, recoveryCodesLeft: null });
      onStopped();
    },
  });
  return (
    <>
      <Words>
        <p>Without it:</p>
        <ul>
          <li>you log in with only your password and the codes sent to your phone and e-mail;</li>
          <li>you can set a new password without a code from your app;</li>
          <li>your recovery codes stop working.</li>
        </ul>
        <p>If you have lost your phone, turn two-factor off with a recovery code, then on again with your new phone.</p>
      </Words>
      <SecondFactorForm action="Turn off" button={FinalButton} verification={stop}>
        <TextButton type="button" onClick={onLeave}>
          Leave it on
        </TextButton>
      </SecondFactorForm>
    </>
  );
}
