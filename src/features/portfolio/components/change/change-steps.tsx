import { useEffect, useReducer } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Address } from '@/api/contract';
import { ProgressSteps } from '@/ui/progress-steps';
import { Prose } from '@/ui/layout/lead';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';
import { confirmLost } from '@/api/endpoints/user/lost-wallet';
import { USER_QUERIES, queryClient } from '@/api/query-client';
import { CodeForm } from '@/parts/one-time-code/code-form';
import { TextButton } from '@/ui/button/button';
import { changeFlow, type ChangeEvent, type ChangeFlow } from '../../model/change-flow';
import { storedWalletChange } from '../../model/stored-wallet-change';
import { LostWalletForm } from './lost-wallet-message';
import { EnterNewWallet } from './enter-new-wallet';
import { SignStep } from './sign-step';

type Props = { sessionId: string; onBack: () => void; onDone: () => void };

function LossCodes({ sessionId, onBack, onDone }: Props) {
  const confirmation = useMutation({
    mutationFn: (codes: { phoneOtp?: string; emailOtp?: string }) => confirmLost({ sessionId, ...codes }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: USER_QUERIES });
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
            Back to the message to get new codes
          </TextButton>
        </div>
      </CodeForm>
    </>
  );
}

export type ChangeProps = { kind: 'both' | 'lost'; linked: Address; onLeave: () => void };

const begun = (kind: ChangeProps['kind']): ChangeFlow =>
  changeFlow(storedWalletChange.read(), { type: 'opened', kind });

export function ChangeSteps({ kind, linked, onLeave }: ChangeProps) {
  const [flow, send] = useReducer(changeFlow, kind, begun);
  useEffect(() => storedWalletChange.keep(flow), [flow]);
  const container = useFocusWhenLost(flow.step);
  const leave = () => {
    storedWalletChange.keep({ step: 'closed' });
    onLeave();
  };
  return (
    <div ref={container} tabIndex={-1}>
      <Prose>
        {kind === 'both' && <ChangeProgress step={flow.step} />}
        <Step flow={flow} linked={linked} send={send} onLeave={leave} />
      </Prose>
    </div>
  );
}

const CHANGE_STEPS = ['naming', 'former', 'next'] as const;
const NAMES = ['New wallet', 'Old wallet signs', 'New wallet signs'];

function ChangeProgress({ step }: { step: ChangeFlow['step'] }) {
  const at = CHANGE_STEPS.findIndex((one) => one === step);
  const markOf = (index: number) => (index < at ? 'done' : index === at ? 'now' : 'ahead');
  return (
    <ProgressSteps
      label="Steps to replace your wallet"
      progressSteps={NAMES.map((name, index) => ({ name, mark: markOf(index) }))}
    />
  );
}

type StepProps = { flow: ChangeFlow; linked: Address; send: (event: ChangeEvent) => void; onLeave: () => void };

function Step({ flow, linked, send, onLeave }: StepProps) {
  const type = (text: string) => send({ type: 'typed', text });
  const back = () => send({ type: 'went-back' });
  switch (flow.step) {
    case 'closed':
      return null;
    case 'naming':
      return (
        <EnterNewWallet
          typed={flow.typed}
          linked={linked}
          onType={type}
          onName={(next) => send({ type: 'named', next })}
          onLeave={onLeave}
        />
      );
    case 'former':
    case 'next':
      return <SignStep key={flow.step} flow={flow} linked={linked} send={send} onBack={back} onLeave={onLeave} />;
    case 'writing':
      return (
        <LostWalletForm
          message={flow.message}
          onType={type}
          onSent={({ sessionId }) => send({ type: 'codes-sent', sessionId })}
          onLeave={onLeave}
        />
      );
    case 'codes':
      return <LossCodes sessionId={flow.sessionId} onBack={back} onDone={onLeave} />;
  }
}
