import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { resendLoginCode } from '@/api/endpoints/user/login';
import { serviceNow } from '@/utils/service-clock';
import { LOGIN, LOGIN_AUTHENTICATOR } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { CodeField } from '@/ui/form/code-field';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { FormError } from '@/ui/state/form-error';
import { useVerifyLogin } from '../hooks/use-verify-login';
import { codeErrors } from '../model/code-errors';
import { useOneAtATime } from '@/utils/use-one-at-a-time';
import { sendLoginEvent } from '../model/kept-login';
import type { LoginFlow, PendingLogin } from '../model/login-flow';
import type { CodeChannel } from '../model/pending-codes';
import { AuthPage } from './auth-page';
import { CODE_NOTES } from './login-notes';
import { ResendCode } from './resend-code';

type CodesStep = Extract<LoginFlow, { step: 'codes' }>;
type Codes = Record<CodeChannel, string>;

const FIELD_OF = { phone: 'phoneOtp', email: 'emailOtp' } as const;
const LABELS: Record<CodeChannel, string> = { phone: 'Phone code', email: 'E-mail code' };

const sentTo = (channel: CodeChannel, { phoneMasked, emailMasked }: PendingLogin) =>
  `Sent to ${channel === 'phone' ? phoneMasked : emailMasked}`;

const isWhole = (code: string) => /^\d{6}$/.test(code);

export function CodesForm({ flow }: { flow: CodesStep }) {
  const { login, channels } = flow;
  const [codes, setCodes] = useState<Codes>({ phone: '', email: '' });
  const [wasTried, setTried] = useState(false);
  const router = useRouter();
  const verify = useVerifyLogin(login, async (remaining) => {
    const next = sendLoginEvent({ type: 'partly-verified', remaining });
    if (next.step === 'authenticator') await router.push(LOGIN_AUTHENTICATOR);
  });
  const refused = codeErrors(
    verify.error,
    channels.map((channel) => FIELD_OF[channel]),
  );
  const messageFor = (channel: CodeChannel) =>
    wasTried && !isWhole(codes[channel]) ? 'Enter the 6 digits of the code.' : refused[FIELD_OF[channel]];

  const typed = Object.fromEntries(channels.map((channel) => [FIELD_OF[channel], codes[channel]]));
  const send = useOneAtATime(verify.mutateAsync);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const missing = channels.find((channel) => !isWhole(codes[channel]));
    if (missing) event.currentTarget.querySelector<HTMLInputElement>(`[name="${FIELD_OF[missing]}"]`)?.focus();
    else send(typed);
  };
  return (
    <AuthPage title="Enter your codes" lead="Each code has 6 digits and is good for 10 minutes." notes={CODE_NOTES}>
      <Form onSubmit={submit}>
        {channels.map((channel) => (
          <div key={channel}>
            <CodeField
              label={LABELS[channel]}
              name={FIELD_OF[channel]}
              hint={sentTo(channel, login)}
              error={messageFor(channel)}
              value={codes[channel]}
              onValue={(code) => setCodes({ ...codes, [channel]: code })}
            />
            <ResendCode
              channel={channel}
              resendAt={login.resendAt[channel]}
              send={() => resendLoginCode({ sessionId: login.sessionId, channel })}
              onWait={(seconds) => sendLoginEvent({ type: 'resent', channel, resendAfter: seconds, now: serviceNow() })}
            />
          </div>
        ))}
        <FormError error={Object.keys(refused).length > 0 ? null : verify.error} onRetry={() => send(typed)} />
        <SubmitButton isBusy={verify.isPending}>Verify</SubmitButton>
        <AppLink href={LOGIN}>Use another account</AppLink>
      </Form>
    </AuthPage>
  );
}
