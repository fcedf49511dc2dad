import styled from '@emotion/styled';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { VISUALLY_HIDDEN } from '@/theme/tokens';
import { CodeField } from '@/ui/form/code-field';
import { Form } from '@/ui/form/form';
import { SubmitButton, type SubmitLook } from '@/ui/form/submit-button';
import { FormError } from '@/ui/state/form-error';
import { focusOnArrival } from '@/utils/focus-on-arrival';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { codeErrors } from './code-errors';

type CodeCredential = Credential & { code?: string };
type CodeRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } };

const isSupported = () => typeof window !== 'undefined' && 'OTPCredential' in window;

/**
 * Fills in the code from a text message that is bound to this site (WebOTP), if the browser supports it and the user
 * agrees. Keeps listening, because the next message may contain a newer code.
 */
function useTextedCode(isWanted: boolean, onCode: (code: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    if (!isWanted || !isSupported()) return;
    const leaving = new AbortController();
    void listen(leaving.signal, (code) => take.current(code));
    return () => leaving.abort();
  }, [isWanted]);
}

async function listen(signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  const request: CodeRequest = { otp: { transport: ['sms'] }, signal };
  try {
    while (!signal.aborted) {
      const credential: CodeCredential | null = await navigator.credentials.get(request);
      if (signal.aborted || !credential?.code) return;
      onCode(credential.code);
    }
  } catch {
    // The user declined, the wait timed out or the form was closed. The user types the code.
  }
}

type Typed<Name extends string> = Partial<Record<Name, string>>;

type Props<Name extends string> = {
  codes: readonly { name: Name; label: string; hint?: string; isTexted?: boolean; below?: ReactNode }[];
  action?: string;
  button?: SubmitLook;
  /** Must be off for an action that cannot be undone, such as closing an account. */
  isSentWhenFull?: boolean;
  verification: { mutateAsync: (typed: Typed<Name>) => Promise<unknown>; error: unknown; isPending: boolean };
  children?: ReactNode;
};

const HiddenText = styled('p')(VISUALLY_HIDDEN);

const isComplete = (code = '') => /^\d{6}$/.test(code);

export function CodeForm<Name extends string>({
  codes,
  isSentWhenFull = false,
  verification,
  children,
  ...submit
}: Props<Name>) {
  const [typed, setTyped] = useState<Typed<Name>>({});
  const [wasTried, setTried] = useState(false);
  const names = codes.map(({ name }) => name);
  const refused = codeErrors(verification.error, names);
  const isRefused = Object.keys(refused).length > 0;
  // Sends only the codes that are still requested, because one may have been verified separately.
  const requested = Object.fromEntries(names.map((name) => [name, typed[name]])) as Typed<Name>;
  const verify = useVerify(verification.mutateAsync, requested, isRefused);
  useSentOnce(isSentWhenFull && names.every((name) => isComplete(typed[name])), verify);
  const form = useRef<HTMLFormElement>(null);
  const fieldOf = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const [first = ''] = names;
  useEffect(() => focusOnArrival(() => fieldOf(first)), [first]);
  const keep = (name: Name, code: string) => {
    const next = names[names.indexOf(name) + 1];
    const isCompleted = isComplete(code) && !isComplete(typed[name]);
    if (isCompleted && next && !isComplete(typed[next])) fieldOf(next)?.focus();
    setTyped((before) => ({ ...before, [name]: code }));
  };
  const texted = codes.find(({ isTexted }) => isTexted)?.name;
  useTextedCode(texted !== undefined, (code) => {
    if (texted !== undefined && isComplete(code)) keep(texted, code);
  });
  const tryCodes = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    const missing = names.find((name) => !isComplete(typed[name]));
    if (missing) fieldOf(missing)?.focus();
    else verify();
  };
  return (
    <Form onSubmit={tryCodes} ref={form}>
      {codes.map(({ name, label, hint, below }) => (
        <div key={name}>
          <CodeField
            label={label}
            name={name}
            hint={hint}
            error={wasTried && !isComplete(typed[name]) ? 'Enter the 6 digits of the code.' : refused[name]}
            value={typed[name] ?? ''}
            onValue={(code) => keep(name, code)}
          />
          {below}
        </div>
      ))}
      <HiddenText role="status">{isSentWhenFull && verification.isPending ? 'Checking the code.' : ''}</HiddenText>
      <FormError error={isRefused ? null : verification.error} onRetry={() => tryCodes()} />
      <SubmitButton isBusy={verification.isPending} button={submit.button}>
        {submit.action ?? 'Verify'}
      </SubmitButton>
      {children}
    </Form>
  );
}

/**
 * Does not send refused codes again. Otherwise, Enter after the last digit would use up a second try for the same wrong
 * code. Once the refusal is no longer shown, for example after a resend, the codes can be sent again.
 */
function useVerify<Codes extends object>(send: (codes: Codes) => Promise<unknown>, codes: Codes, isRefused: boolean) {
  const refused = useRef('');
  useEffect(() => {
    if (isRefused) return () => void (refused.current = '');
  }, [isRefused]);
  const sendOnce = useOneAtATime((given: Codes) =>
    send(given).catch((error: unknown) => {
      if (Object.keys(codeErrors(error, Object.keys(codes))).length > 0) refused.current = JSON.stringify(given);
      throw error;
    }),
  );
  return () => {
    if (JSON.stringify(codes) !== refused.current) sendOnce(codes);
  };
}

/** Sends complete codes automatically only once. After that, the user corrects and sends the code. */
function useSentOnce(isFull: boolean, verify: () => void): void {
  const wasSent = useRef(false);
  useEffect(() => {
    if (!isFull || wasSent.current) return;
    wasSent.current = true;
    verify();
  });
}
