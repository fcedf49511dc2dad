import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { Prose } from '@/ui/layout/lead';

const Why = styled(Prose)({ borderInlineStart: `3px solid ${color.caution}`, paddingInlineStart: 16, gap: 4 });

export const Refusal = ({ title, text }: { title: string; text: string }) => (
  <Why role="alert">
    <p>
      <strong>{title}</strong>
    </p>
    <p>{text}</p>
  </Why>
);
