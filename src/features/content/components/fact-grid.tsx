import styled from '@emotion/styled';
import type { Fact } from '@/domain/told-fact';
import { Stat, StatGrid } from '@/ui/stat';

/** Rows of three, or of four where that leaves none alone. */
const Grid = styled('div')({ paddingBlock: 10, '&[data-row="3"]': { maxInlineSize: 820 } });
const Source = styled('cite')({ display: 'block', fontStyle: 'normal' });

/** Public figures: each says when it was true and who says so. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid data-row={facts.length % 4 === 0 ? 4 : 3}>
    <StatGrid>
      {facts.map(({ label, value, asOf, source }) => (
        <Stat
          key={label}
          label={label}
          note={
            <>
              <bdi>
                <time dateTime={asOf.iso}>{asOf.words}</time>
              </bdi>{' '}
              <Source>{source}</Source>
            </>
          }
        >
          <bdi dir="ltr">{value}</bdi>
        </Stat>
      ))}
    </StatGrid>
  </Grid>
);
