import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { CopyButton } from './copy-button';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: 12,
  paddingInlineStart: 16,
  border: `1px solid ${color.rule}`,
});
const Whole = styled('bdi')({ ...FIGURES, flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const CopyText = ({ text, label }: { text: string; label: string }) => (
  <Row>
    <Whole dir="ltr">{text}</Whole>
    <CopyButton text={text} label={label} />
  </Row>
);
