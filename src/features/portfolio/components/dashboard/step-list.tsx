import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  alignItems: 'center',
  minBlockSize: 86,
  '& > div': { flex: '1 1 7rem', minInlineSize: 0 },
  paddingBlock: 16,
  borderBlockStart: `1px solid ${color.rule}`,
  '&:last-of-type': { borderBlockEnd: `1px solid ${color.rule}` },
  '&[data-is="done"]': { color: color.soft },
});
const Mark = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: '50%',
  border: `1.5px solid ${color.edge}`,
  '[data-is="now"] > &': { border: `2px solid ${color.ink}` },
  '[data-is="done"] > &': { background: color.metal, borderColor: color.metal, color: color.onMetal },
  '& > svg': { inlineSize: 12, blockSize: 12, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
});
const Title = styled('strong')({ display: 'block', fontWeight: 600, lineHeight: 1.35 });
const Text = styled('span')({
  ...OWN_DIRECTION,
  display: 'block',
  color: color.soft,
  fontSize: '0.9375rem',
  textWrap: 'pretty',
});
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);

type Props = { state: 'done' | 'now' | 'ahead'; title: string; text: string; children?: ReactNode };

export const Step = ({ state, title, text, children }: Props) => (
  <Item data-is={state} aria-current={state === 'now' ? 'step' : undefined}>
    <Mark aria-hidden="true">
      {state === 'done' && (
        <svg viewBox="0 0 12 12">
          <path d="M2 6.5 5 9.5 10 3" />
        </svg>
      )}
    </Mark>
    <div>
      <Title>
        {state === 'done' && <ScreenReaderText>Done: </ScreenReaderText>}
        {title}
      </Title>
      <Text>{text}</Text>
    </div>
    {children}
  </Item>
);
