import { BANK_IN_FULL, LICENCE, SUPERVISOR } from '@/config/bank-identity';
import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { engraved } from '@/ui/engraved';
import { initialsOf } from '@/utils/initials';
import type { LandingContent } from '../model/landing-text';
import { Chapter } from './chapter';

/** Phones hide this part, because the footer names the supervisor and the menu links to the people. */
const Part = styled(Chapter)({ display: 'none', [from.tablet]: { display: 'block' } });
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: '26px 32px',
  listStyle: 'none',
  padding: 0,
});
const Person = styled('li')({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  lineHeight: 1.35,
  '& strong': { display: 'block', fontWeight: 600 },
  '& strong + span': { color: color.soft, fontSize: '0.9375rem' },
});
const Monogram = styled('span')({
  ...DISPLAY_TYPE,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 84,
  blockSize: 84,
  fontSize: '1.25rem',
  '& > i': { ...engraved('roundel'), position: 'absolute', inset: 0, color: color.metal },
  '& > b': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '50%',
    blockSize: '50%',
    borderRadius: '50%',
    background: color.ground,
    fontWeight: 'inherit',
  },
});

export const People = ({ people }: Pick<LandingContent, 'people'>) =>
  people.length > 0 && (
    <Part
      title="Who runs the bank"
      lead={`${BANK_IN_FULL} is supervised by the ${SUPERVISOR}, licence ${LICENCE}.`}
      link={{ href: '/about#people', label: 'Our people and history' }}
    >
      <List>
        {people.map(({ _id, name, role }) => (
          <Person key={_id}>
            <Monogram aria-hidden="true">
              <i />
              <b>{initialsOf(name)}</b>
            </Monogram>
            <span>
              <strong>
                <bdi>{name}</bdi>
              </strong>{' '}
              <span>
                <bdi>{role}</bdi>
              </span>
            </span>
          </Person>
        ))}
      </List>
    </Part>
  );
