import { useEffect, useRef } from 'react';

type CodeCredential = Credential & { code?: string };
type CodeRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } };

const isSupported = () => typeof window !== 'undefined' && 'OTPCredential' in window;

/**
 * Fills in the code from a text message that is bound to this site, if the browser offers it and the user agrees
 * (WebOTP). Keeps listening, because the next message may bring a newer code.
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
    // The user declined, the wait timed out or the form is gone, so the user types the code.
  }
}
