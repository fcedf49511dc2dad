import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { Words } from '@/ui/layout/lead';
import { wordsOfDeedFault, type DeedNouns } from '@/errors/words/deed';
import type { TxState } from '@/tx';

const Why = styled(Words)({ borderInlineStart: `3px solid ${color.caution}`, paddingInlineStart: 16, gap: 4 });

type Props = { state: Extract<TxState, { step: 'idle' }>; nouns: DeedNouns; isFirstOpen: boolean };

/** Why nothing was asked of the wallet, or nothing sent, above the button with which it is tried again. */
export function DeedRefusal({ state: { refusal, missing }, nouns, isFirstOpen }: Props) {
  if (!refusal) return null;
  const { title, text } = wordsOfDeedFault(refusal, nouns, { missing, isFirstOpen });
  return (
    <Why role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </Why>
  );
}
