import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { TextButton } from '@/ui/button/button';
import { useFirstFocus } from '../hooks/use-first-focus';

const Entry = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 53,
  paddingBlock: 4,
  paddingInlineStart: 19,
  borderBlockEnd: `1px solid ${color.rule}`,
  color: color.soft,
});

type Props = { title: string; onUndo: (() => void) | null; wasPressed: boolean };

/**
 * Takes the place of a removed notice, so that nothing below it moves. `onUndo` is null while the service removes it.
 */
export function RemovedEntry({ title, onUndo, wasPressed }: Props) {
  const undo = useFirstFocus(wasPressed);
  return (
    <Entry>
      <p>
        Removed: <bdi>{title}</bdi>
      </p>
      {onUndo && (
        <TextButton ref={undo} type="button" aria-label={`Undo: ${title}`} onClick={onUndo}>
          Undo
        </TextButton>
      )}
    </Entry>
  );
}
