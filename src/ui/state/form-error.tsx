import { styled } from '@mui/material/styles';
import { wordsFor } from '@/errors/catalogue';
import { color } from '@/theme/tokens';

const Box = styled('div')({ borderInlineStart: `3px solid ${color.loss}`, paddingInlineStart: 16 });

/** A refused submit, above its button: what was typed stays where it is. */
export function FormError({ error }: { error: unknown }) {
  if (!error) return null;
  const { happened, todo } = wordsFor(error);
  return (
    <Box role="alert">
      <p>{happened}</p>
      <p>{todo}</p>
    </Box>
  );
}
