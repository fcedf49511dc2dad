import { useMutation } from '@tanstack/react-query';
import { confirmLost } from '@/api/endpoints/user/lost-wallet';
import { OF_THE_USER, queryClient } from '@/api/query-client';
import { CodeForm } from '@/parts/one-time-code/code-form';
import { TextButton } from '@/ui/button/button';

type Props = { sessionId: string; onBack: () => void; onDone: () => void };

export function LossCodes({ sessionId, onBack, onDone }: Props) {
  const confirmation = useMutation({
    mutationFn: (codes: { phoneOtp?: string; emailOtp?: string }) => confirmLost({ sessionId, ...codes }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: OF_THE_USER });
      onDone();
    },
  });
  return (
    <>
      <p>We have your message. The thirty days start once you enter both codes.</p>
      <CodeForm
        codes={[
          { name: 'phoneOtp', label: 'Phone code', hint: 'Sent to your phone. It works for 10 minutes.' },
          { name: 'emailOtp', label: 'E-mail code', hint: 'Sent to your e-mail. It works for 10 minutes.' },
        ]}
        action="Start the thirty days"
        verification={confirmation}
      >
        <div>
          <TextButton type="button" onClick={onBack}>
            Back to the letter to get new codes
          </TextButton>
        </div>
      </CodeForm>
    </>
  );
}
