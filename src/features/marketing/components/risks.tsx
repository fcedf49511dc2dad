import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { ChapterLink, Region, Title } from './chapter';

const Part = styled(Region)({
  borderBlock: `1px solid ${color.caution}`,
  paddingBlock: 'clamp(28px, 5vw, 68px)',
  '& > h2': { maxInlineSize: '16em' },
});
const List = styled('ul')({
  display: 'grid',
  gap: '0 44px',
  listStyle: 'none',
  padding: 0,
  marginBlock: 'clamp(18px, 3.6vw, 28px) clamp(10px, 2.6vw, 20px)',
  '& > li': {
    ...OWN_DIRECTION,
    borderBlockStart: `1px solid ${color.rule}`,
    paddingBlock: 'clamp(8px, 2.1vw, 16px)',
    color: color.soft,
  },
  '& strong': { color: color.ink, fontWeight: 600 },
  [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const Risks = () => (
  <Part aria-labelledby="risks-title">
    <Title id="risks-title">Do not buy shares with money you may need</Title>
    <List>
      <li>
        <strong>You can lose all of it.</strong> A share is not a deposit. If the bank fails, shareholders are paid
        last, and usually get nothing.
      </li>
      <li>
        <strong>You may not find a buyer.</strong> The pool is small, and the bank does not buy shares back.
      </li>
      <li>
        <strong>Your wallet is your responsibility.</strong> Anything you sign for a scammer can’t be undone.
      </li>
    </List>
    <ChapterLink href="/static/risk-disclosure#summary" label="Read the risks in one minute" />
  </Part>
);
