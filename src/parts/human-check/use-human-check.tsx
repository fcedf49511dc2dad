import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { getAppConfig } from '@/api/app-config';
import { AppError } from '@/errors/app-error';
import type { Ask } from './captcha';

const Captcha = dynamic(() => import('./captcha').then((part) => part.Captcha), { ssr: false });

/** What the service is sent where this deployment has no human check. */
const UNCONFIGURED = 'unconfigured';
const LONGEST_WAIT_MS = 20_000;

/** An invisible human check: `widget` stands in the form, `ask` is called when it is submitted. */
export function useHumanCheck() {
  const [siteKey, setSiteKey] = useState<string | null>(null);
  const askWidget = useRef<Ask | null>(null);
  useEffect(() => {
    getAppConfig().then(
      ({ captchaSiteKey }) => setSiteKey(captchaSiteKey),
      () => undefined,
    );
  }, []);

  const ask = async (): Promise<string> => {
    const { captchaSiteKey } = await getAppConfig();
    if (captchaSiteKey === null) return UNCONFIGURED;
    if (!askWidget.current) throw new AppError({ kind: 'human-check' });
    const answer = await Promise.race([askWidget.current(), afterLongestWait()]);
    if (!answer) throw new AppError({ kind: 'human-check' });
    return answer;
  };
  const widget = siteKey && <Captcha siteKey={siteKey} onReady={(ready) => (askWidget.current = ready)} />;
  return { widget, ask };
}

const afterLongestWait = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT_MS));
