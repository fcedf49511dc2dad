import styled from '@emotion/styled';
import type { ServiceFact } from '@/domain/format-figure';
import { color, from } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';
import { documentDay } from '@/utils/dates';

const List = styled('dl')({
  ...FIGURES,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: '28px',
  borderBlock: `1px solid ${color.rule}`,
  paddingBlock: 26,
  [from.desktop]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  [from.wide]: { '&[data-count="6"]': { gridTemplateColumns: 'repeat(6, auto)', justifyContent: 'space-between' } },
});
const Term = styled('dt')({ fontSize: '0.9375rem', color: color.soft });
const Value = styled('dd')({
  fontSize: 'clamp(1.5rem, 1.3rem + 0.7vw, 1.875rem)',
  letterSpacing: '-0.02em',
  lineHeight: 1.25,
  marginBlockStart: 4,
});
const Note = styled('p')({
  ...FIGURES,
  ...OWN_DIRECTION,
  fontSize: '0.9375rem',
  color: color.soft,
  marginBlockStart: 12,
});
const Own = styled('span')({
  ...OWN_DIRECTION,
  display: 'block',
  fontSize: '0.875rem',
  letterSpacing: 0,
  color: color.soft,
  marginBlockStart: 4,
});
const Source = styled('cite')({ fontStyle: 'normal' });

const Day = ({ iso }: { iso: string }) => <time dateTime={iso}>{documentDay(iso)}</time>;

const isSame = (one: ServiceFact, other: ServiceFact) => one.asOf.iso === other.asOf.iso && one.source === other.source;

/** The note states the day and source of the first figure. A figure with another day or source states its own. */
export function FactStrip({ facts }: { facts: readonly ServiceFact[] }) {
  const [first] = facts;
  if (!first) return null;
  const isOne = facts.every((fact) => isSame(fact, first));
  return (
    <>
      <List data-count={facts.length}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <Term>{fact.label}</Term>
            <Value>
              <bdi dir="ltr">{fact.value}</bdi>
              {!isSame(fact, first) && (
                <Own>
                  <Day iso={fact.asOf.iso} />
                  {fact.source !== first.source && `, ${fact.source}`}
                </Own>
              )}
            </Value>
          </div>
        ))}
      </List>
      <Note>
        As of <Day iso={first.asOf.iso} />
        {isOne ? '' : ' unless stated'}. <Source>{first.source}.</Source>
      </Note>
    </>
  );
}
