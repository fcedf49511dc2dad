import styled from '@emotion/styled';
import type { TeamMember } from '@/api/contract';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION, DISPLAY_TYPE } from '@/theme/typography';
import { groupBy } from '@/utils/group-by';
import { linkTarget } from '@/utils/link-target';
import { ownValue } from '@/utils/own-value';
import { Rosette } from '@/ui/guilloche/rosette';
import { initialsOf } from '@/utils/initials';

const Frame = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 88,
  blockSize: 88,
  flexShrink: 0,
  '& > svg': { position: 'absolute', inset: 0, color: color.metal, strokeWidth: 4, opacity: 0.85 },
});
const Initials = styled('span')({
  ...DISPLAY_TYPE,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 46,
  blockSize: 46,
  borderRadius: '50%',
  background: color.ground,
  fontSize: '1.375rem',
  lineHeight: 1,
  letterSpacing: '0.01em',
});

const Portrait = ({ name }: { name: string }) => (
  <Frame aria-hidden="true">
    <Rosette seed={name} kind="roundel" />
    <Initials>{initialsOf(name)}</Initials>
  </Frame>
);

const Group = styled('div')({
  marginBlockStart: 28,
  '& + &': { marginBlockStart: 56 },
  '& > h3': { paddingBlockEnd: 12, borderBlockEnd: `1px solid ${color.rule}`, maxInlineSize: 'none' },
});
const List = styled('ul')({
  '&&': { listStyle: 'none', padding: 0, maxInlineSize: 'none' },
  display: 'grid',
  gap: '36px 48px',
  marginBlockStart: 28,
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const Person = styled('li')({ '&&': { margin: 0 }, display: 'flex', gap: 20, minInlineSize: 0 });
const Text = styled('div')({ minInlineSize: 0, '& p': OWN_DIRECTION });
const Name = styled('p')({ fontWeight: 650, lineHeight: 1.3 });
const Role = styled('p')({ color: color.metal, fontSize: '0.9375rem' });
const Bio = styled('p')({ fontSize: '0.9375rem', lineHeight: 1.5, color: color.soft, marginBlockStart: 8 });

const GROUPS: Readonly<Record<string, string>> = {
  board: 'The board',
  management: 'Executives',
  engineering: 'Engineering',
};

const groupsOf = (people: readonly TeamMember[]) => [
  ...groupBy(
    people.toSorted((a, b) => a.order - b.order),
    ({ group }) => group,
  ),
];

export const TeamGroups = ({ people }: { people: readonly TeamMember[] }) =>
  groupsOf(people).map(([group, members]) => (
    <Group key={group}>
      <h3>{ownValue(GROUPS, group) ?? group}</h3>
      <List>
        {members.map((person) => (
          <Person key={person._id}>
            <Portrait name={person.name} />
            <Text>
              <Name>{person.name}</Name>
              <Role>{person.role}</Role>
              <Bio>{person.bio}</Bio>
              <Links links={person.links} />
            </Text>
          </Person>
        ))}
      </List>
    </Group>
  ));

const Links = ({ links }: Pick<TeamMember, 'links'>) =>
  links.map(({ label, url }) => {
    const href = linkTarget(url)?.href;
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
