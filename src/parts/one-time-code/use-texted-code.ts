import { useEffect, useRef } from 'react';

type CodeCredential = Credential & { code?: string };
type CodeRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } };

const isSupported = () => typeof window !== 'undefined' && 'OTPCredential' in window;

/**
 * Takes the code of a text message that is bound to this site, where the browser offers that and its owner agrees
 * (WebOTP). It listens on after a code, since the next message may bring a newer one, until the field is left.
 */
export function useTextedCode(isWanted: boolean, onCode: (code: string) => void): void {
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
    // Declined, timed out or left: the code is typed as ever.
  }
}
