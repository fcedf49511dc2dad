import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { TextField } from '@/ui/form/text-field';
import { Words } from '@/ui/layout/lead';
import type { TypedRisk } from '../hooks/use-typed-risk';
import { TYPED_WORDS } from '../model/swap-words';

const Warned = styled(Words)({ borderInlineStart: `3px solid ${color.loss}`, paddingInlineStart: 16 });

export function RiskNote({ risk, field }: TypedRisk) {
  if (risk === 'none') return null;
  const { onChange, ...input } = field;
  return (
    <Warned role="note" aria-label="The price is far off">
      <strong>You would get much less than the market price</strong>
      <p>
        Either your swap moves the price, or the pool is far from the reference price. You can’t get the difference
        back.
      </p>
      {risk === 'typed' && (
        <TextField
          {...input}
          label={`Type “${TYPED_WORDS}” to confirm`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Warned>
  );
}
