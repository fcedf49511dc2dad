import { useEffect, useRef, useState } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import type { Ask } from './check-state';

const SCRIPT = 'script[src*="/recaptcha/api.js"]';

/**
 * Loads Google's script again. react-google-recaptcha keeps a failed URL until the visitor leaves, and never retries
 * it, but uses `window.grecaptcha` at its next render.
 */
function loadScriptAgain(): Promise<void> {
  const failed = document.querySelector<HTMLScriptElement>(SCRIPT);
  if (!failed) return Promise.resolve();
  failed.remove();
  return new Promise((resolve, reject) => {
    // The URL of the script names this callback. The script calls it once it has loaded completely.
    Object.assign(window, { onloadcallback: resolve });
    const script = document.createElement('script');
    script.src = failed.src;
    script.async = true;
    script.onerror = () => reject(new Error('The script of the human check did not load'));
    document.body.append(script);
  });
}

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
