import { useEffect, useState } from 'react';
import { getAppConfig } from '@/api/app-config';
import { AppError } from '@/errors/app-error';
import { LazyView } from '@/ui/lazy-part';
import { FormError } from '@/ui/state/form-error';
import { useStore } from '@/utils/use-store';
import { createHumanCheck } from './check-state';

/** What the service is sent where this deployment has no human check. */
const UNCONFIGURED = 'unconfigured';
const FAILED = new AppError({ kind: 'human-check' });

/**
 * An invisible human check: `widget` stands in the form, `ask` is called when it is submitted. A script that is blocked
 * is told where the widget stands, and loaded anew by its button or by the next submit.
 */
export function useHumanCheck() {
  const [siteKey, setSiteKey] = useState<string | null>(null);
  const [check] = useState(createHumanCheck);
  useEffect(() => {
    getAppConfig().then(
      ({ captchaSiteKey }) => setSiteKey(captchaSiteKey),
      () => undefined,
    );
  }, []);
  const ask = async (): Promise<string> => {
    const { captchaSiteKey } = await getAppConfig();
    if (captchaSiteKey === null) return UNCONFIGURED;
    setSiteKey(captchaSiteKey);
    return check.ask();
  };
  return { widget: siteKey && <Widget siteKey={siteKey} check={check} />, ask };
}

type WidgetProps = { siteKey: string; check: ReturnType<typeof createHumanCheck> };

function Widget({ siteKey, check }: WidgetProps) {
  const { step, attempt, isTold } = useStore(check.store);
  const { onReady, onFailed, tryAgain } = check;
  // One for each attempt: code that did not arrive is as good as a script that did not.
  const [load] = useState(() => () => {
    const { attempt: current } = check.store.get();
    return import('./captcha').then(
      (part) => part.Captcha,
      (error: unknown) => {
        onFailed(current);
        throw error;
      },
    );
  });
  return (
    <>
      <LazyView key={attempt} isWanted load={load} props={{ siteKey, attempt, onReady, onFailed }} />
      {step === 'failed' && !isTold && <FormError error={FAILED} onRetry={tryAgain} />}
    </>
  );
}
