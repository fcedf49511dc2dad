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
          <li>
            a login asks for your password and the codes sent to your phone and your e-mail, and for nothing else;
          </li>
          <li>a new password is set without a code of your app;</li>
          <li>the recovery codes that you have kept stop working.</li>
        </ul>
        <p>If your telephone is lost, turn it off with a recovery code, then on again with the new telephone.</p>
      </Words>
      <SecondFactorForm action="Turn off" button={FinalButton} verification={stop}>
        <TextButton type="button" onClick={onLeave}>
          Leave it on
        </TextButton>
      </SecondFactorForm>
    </>
  );
}
