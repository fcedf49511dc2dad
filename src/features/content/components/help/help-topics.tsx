import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';

const Nav = styled('nav')({ marginBlockEnd: 'clamp(40px, 5vw, 72px)', '@media print': { display: 'none' } });
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 32,
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const TopicLink = styled('a')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 20px',
  blockSize: '100%',
  borderBlockStart: `1px solid ${color.edge}`,
  paddingBlock: '14px 18px',
  textDecoration: 'none',
  '&:hover': { color: color.metal, borderBlockStartColor: color.metal },
  [from.tablet]: { display: 'block', paddingBlock: '18px 28px' },
});
const Name = styled('span')({ ...DISPLAY_TYPE, display: 'block', flex: 'none', fontSize: '1.5rem' });
const About = styled('span')({ display: 'block', color: color.soft, fontSize: '0.9375rem', lineHeight: 1.45 });

export type HelpTopic = { id: string; name: string; about: string };

export const HelpTopics = ({ topics }: { topics: readonly HelpTopic[] }) => (
  <Nav aria-label="Topics">
    <List>
      {topics.map(({ id, name, about }) => (
        <li key={id}>
          <TopicLink href={`#${id}`}>
            <Name>{name}</Name>
            <About>{about}</About>
          </TopicLink>
        </li>
      ))}
    </List>
  </Nav>
);
