import { useRef } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';

export type Ask = () => Promise<string | null>;

type Props = { siteKey: string; onReady: (ask: Ask | null) => void };

/** Google's own widget, invisible. Where its script is blocked it never becomes ready, and the form says so. */
export function Captcha({ siteKey, onReady }: Props) {
  const widget = useRef<ReCAPTCHA>(null);
  const ask: Ask = async () => {
    widget.current?.reset();
    return (await widget.current?.executeAsync()) ?? null;
  };
  return (
    <ReCAPTCHA
      ref={widget}
      size="invisible"
      sitekey={siteKey}
      asyncScriptOnLoad={() => onReady(ask)}
      onErrored={() => onReady(null)}
    />
  );
}
