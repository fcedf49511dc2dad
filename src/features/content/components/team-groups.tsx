import styled from '@emotion/styled';
import type { TeamMember } from '@/api/contract';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { safeAddress } from '@/ui/rich-text/safe-address';
import { Portrait } from './portrait';

const Group = styled('div')({ marginBlockStart: 36, '& > h3': { marginBlockEnd: 10 } });
const List = styled('ul')({
  display: 'grid',
  columnGap: 40,
  listStyle: 'none !important',
  padding: '0 !important',
  maxInlineSize: '820px !important',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Person = styled('li')({
  display: 'flex',
  gap: 18,
  margin: '0 !important',
  paddingBlock: 16,
  borderBlockStart: `1px solid ${color.rule}`,
});
const Words = styled('div')({ minInlineSize: 0, '& p': OWN_DIRECTION });
const Name = styled('p')({ fontWeight: 650, lineHeight: 1.3 });
const Role = styled('p')({ color: color.metal, fontSize: '0.9375rem' });
const Bio = styled('p')({ fontSize: '0.9375rem', lineHeight: 1.5, marginBlockStart: 6 });

const GROUPS: Readonly<Record<string, string>> = {
  board: 'The board',
  management: 'Executives',
  engineering: 'Engineering',
};

const groupsOf = (people: readonly TeamMember[]) => {
  const inOrder = people.toSorted((a, b) => a.order - b.order);
  return [...new Set(inOrder.map(({ group }) => group))].map((group) => ({
    group,
    people: inOrder.filter((person) => person.group === group),
  }));
};

/** The people, group by group, as the service tells them. */
export const TeamGroups = ({ people }: { people: readonly TeamMember[] }) =>
  groupsOf(people).map((entry) => (
    <Group key={entry.group}>
      <h3>{GROUPS[entry.group] ?? entry.group}</h3>
      <List>
        {entry.people.map((person) => (
          <Person key={person._id}>
            <Portrait name={person.name} />
            <Words>
              <Name>{person.name}</Name>
              <Role>{person.role}</Role>
              <Bio>{person.bio}</Bio>
              <Links links={person.links} />
            </Words>
          </Person>
        ))}
      </List>
    </Group>
  ));

const Links = ({ links }: Pick<TeamMember, 'links'>) =>
  links.map(({ label, url }) => {
    const href = safeAddress(url);
    return (
      href && (
        <p key={url}>
          <a href={href} rel="noopener noreferrer nofollow">
            {label}
          </a>
        </p>
      )
    );
  });
