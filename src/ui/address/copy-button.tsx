import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { COPIED_NOTICE_MS } from '@/config/limits';
import { VISUALLY_HIDDEN } from '@/theme/tokens';
import { Button, TextButton } from '../button/button';

type Outcome = 'copied' | 'failed' | null;
const TEXTS = { copied: 'Copied', failed: 'Could not copy' };

const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);

type Props = {
  text: string | (() => string);
  label: string;
  of?: string;
  isQuiet?: boolean;
};

export function CopyButton({ text, label, of, isQuiet = false }: Props) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  const Look = isQuiet ? TextButton : Button;
  return (
    <Look type="button" onClick={() => void copy()}>
      <span aria-live="polite">{outcome ? TEXTS[outcome] : label}</span>
      {of && <ScreenReaderText> {of}</ScreenReaderText>}
    </Look>
  );
}
