import styled from '@emotion/styled';
import { useRef } from 'react';
import { color } from '@/theme/tokens';
import { Button, TextButton } from '@/ui/button/button';
import { Actions } from '@/ui/layout/actions';
import { ProgressBar } from '@/ui/progress-bar';
import type { Progress } from '@/api/transport';
import { isRunning, percentOf, receivedText, fileProgressText } from './file-progress';
import type { useFile } from './use-file';

type Props = { file: ReturnType<typeof useFile> };

const ButtonArea = styled('div')({ display: 'grid', gap: 8, inlineSize: 'min(100%, 22rem)' });
const Said = styled('p')({ color: color.soft, fontSize: '0.9375rem', '&:empty': { display: 'none' } });

export function TransactionsFileButton({ file: { state, start, cancel } }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = isRunning(state);
  const stop = () => {
    cancel();
    button.current?.focus();
  };
  return (
    <ButtonArea>
      <Actions>
        <Button ref={button} type="button" aria-busy={isBusy || undefined} onClick={() => !isBusy && start()}>
          {isBusy ? 'Preparing the file…' : 'Export as a spreadsheet'}
        </Button>
        {isBusy && (
          <TextButton type="button" aria-label="Cancel the export" onClick={stop}>
            Cancel
          </TextButton>
        )}
      </Actions>
      {state.step === 'receiving' && <Received progress={state.progress} />}
      <Said role="status">{fileProgressText(state)}</Said>
    </ButtonArea>
  );
}

function Received({ progress }: { progress: Progress }) {
  const percent = percentOf(progress);
  const text = receivedText(progress);
  if (percent === null) return <p>Received: {text}</p>;
  return (
    <ProgressBar label="Received" percent={percent}>
      {text}
    </ProgressBar>
  );
}
