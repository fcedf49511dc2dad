import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import type { Fact } from '../facts';

const List = styled('dl')({
  ...FIGURES,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: '26px 28px',
  borderBlock: `1px solid ${color.rule}`,
  paddingBlock: 26,
  [from.wide]: { '&[data-count="6"]': { gridTemplateColumns: 'repeat(6, auto)', justifyContent: 'space-between' } },
});
const Term = styled('dt')({ fontSize: '0.9375rem', color: color.soft });
const Value = styled('dd')({
  fontSize: 'clamp(1.5rem, 1.3rem + 0.7vw, 1.875rem)',
  letterSpacing: '-0.02em',
  lineHeight: 1.25,
  marginBlockStart: 4,
});
const Note = styled('p')({ ...FIGURES, fontSize: '0.9375rem', color: color.soft, marginBlockStart: 12 });
const Own = styled('span')({ display: 'block', fontSize: '0.875rem', letterSpacing: 0, color: color.soft });

const saidOf = ({ asOf: { words }, source }: Fact) => `${words}. ${source}`;

/** Figures in a row. The day and the source that most of them share are said once; one of another day says its own. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  const [first] = facts;
  if (!first) return null;
  return (
    <>
      <List data-count={facts.length}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <Term>{fact.label}</Term>
            <Value>
              <bdi dir="ltr">{fact.value}</bdi>
              {saidOf(fact) !== saidOf(first) && (
                <Own>
                  <time dateTime={fact.asOf.iso}>{fact.asOf.words}</time>
                  {fact.source !== first.source && `. ${fact.source}`}
                </Own>
              )}
            </Value>
          </div>
        ))}
      </List>
      <Note>
        As of <time dateTime={first.asOf.iso}>{first.asOf.words}</time>, if nothing else is said.{' '}
        <cite style={{ fontStyle: 'normal' }}>{first.source}.</cite>
      </Note>
    </>
  );
}
