import { useEffect, useRef, useState } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import { loadScriptAgain } from './captcha-script';
import type { Ask } from './check-state';

type Props = {
  siteKey: string;
  attempt: number;
  onReady: (attempt: number, ask: Ask) => void;
  onFailed: (attempt: number) => void;
};

type Script = { errored?: boolean };

export function Captcha({ siteKey, attempt, onReady, onFailed }: Props) {
  const widget = useRef<ReCAPTCHA>(null);
  const [isWanted, setWanted] = useState(attempt === 0);
  useEffect(() => {
    if (attempt === 0) return;
    loadScriptAgain().then(
      () => setWanted(true),
      () => onFailed(attempt),
    );
  }, [attempt, onFailed]);
  const ask: Ask = async () => {
    widget.current?.reset();
    return (await widget.current?.executeAsync()) ?? null;
  };
  if (!isWanted) return null;
  return (
    <ReCAPTCHA
      ref={widget}
      size="invisible"
      sitekey={siteKey}
      asyncScriptOnLoad={(script?: Script) => (script?.errored ? onFailed(attempt) : onReady(attempt, ask))}
    />
  );
}
