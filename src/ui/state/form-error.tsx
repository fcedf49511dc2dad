import styled from '@emotion/styled';
import { textFor } from '@/errors/text/calls';
import { color } from '@/theme/tokens';
import { Button } from '../button/button';

const Box = styled('div')({ borderInlineStart: `3px solid ${color.loss}`, paddingInlineStart: 16 });
const Again = styled(Button)({ marginBlockStart: 10 });

type Props = {
  error: unknown;
  onRetry?: () => void;
  note?: string | null;
};

export function FormError({ error, onRetry, note = 'Nothing you entered is lost.' }: Props) {
  if (!error) return null;
  const { happened, todo, canRetry, isInputKept } = textFor(error);
  return (
    <Box role="alert">
      <p>{happened}</p>
      <p>{isInputKept && note ? `${todo} ${note}` : todo}</p>
      {onRetry && canRetry && (
        <Again type="button" onClick={onRetry}>
          Try again
        </Again>
      )}
    </Box>
  );
}
