import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import type { FailureText } from './failure-text';

const Failure = styled('div')({
  display: 'grid',
  gap: 6,
  borderInlineStart: `3px solid ${color.loss}`,
  paddingInlineStart: 16,
});

export const LinkFailure = ({ sentence, details }: FailureText) => (
  <Failure role="alert">
    {sentence && (
      <p>
        <strong>{sentence}</strong>
      </p>
    )}
    {details.map((detail) => (
      <p key={detail}>{detail}</p>
    ))}
  </Failure>
);
