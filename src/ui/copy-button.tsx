import { useEffect, useState } from 'react';
import { COPIED_NOTICE_MS } from '@/config/limits';
import { Button } from './button';

type Outcome = 'copied' | 'failed' | null;
const WORDS = { copied: 'Copied', failed: 'Could not copy' };

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <Button type="button" onClick={() => void copy()}>
      <span aria-live="polite">{outcome ? WORDS[outcome] : label}</span>
    </Button>
  );
}
