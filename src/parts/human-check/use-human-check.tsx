import { useEffect, useState } from 'react';
import { getAppConfig } from '@/api/app-config';
import { AppError } from '@/errors/app-error';
import { LazyView } from '@/ui/lazy-part';
import { FormError } from '@/ui/state/form-error';
import { useStore } from '@/utils/hooks/use-store';
import { yieldToMain } from '@/utils/yield-to-main';
import { createHumanCheck } from './check-state';

const UNCONFIGURED = 'unconfigured';
const FAILED = new AppError({ kind: 'human-check' });

const readSiteKey = async () => (await getAppConfig()).captchaSiteKey;

/**
 * An invisible human check. Render `widget` in the form and call `ask` on submit. If the script is blocked, a message
 * appears beside the widget. The widget's button and the next submit load the script again.
 */
export function useHumanCheck() {
  const [siteKey, setSiteKey] = useState<string | null>(null);
  const [check] = useState(createHumanCheck);
  useEffect(() => {
    Promise.resolve(yieldToMain())
      .then(readSiteKey)
      .then(setSiteKey, () => undefined);
  }, []);
  const ask = async (): Promise<string> => {
    const key = await readSiteKey();
    if (key === null) return UNCONFIGURED;
    setSiteKey(key);
    return check.ask();
  };
  return { widget: siteKey && <Widget siteKey={siteKey} check={check} />, ask };
}

type WidgetProps = { siteKey: string; check: ReturnType<typeof createHumanCheck> };

function Widget({ siteKey, check }: WidgetProps) {
  const { step, attempt, isShown } = useStore(check.store);
  const { onReady, onFailed, tryAgain } = check;
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
      {step === 'failed' && !isShown && <FormError error={FAILED} onRetry={tryAgain} />}
    </>
  );
}
