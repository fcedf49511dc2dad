import { Stat, StatGrid } from '@/ui/stat';
import type { Fact } from '../facts';

/** Public figures: each says when it was true and who says so. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <StatGrid>
    {facts.map(({ label, value, asOf, source }) => (
      <Stat
        key={label}
        label={label}
        note={
          <>
            <time dateTime={asOf.iso}>{asOf.words}</time>
            {` · ${source}`}
          </>
        }
      >
        <bdi dir="ltr">{value}</bdi>
      </Stat>
    ))}
  </StatGrid>
);
