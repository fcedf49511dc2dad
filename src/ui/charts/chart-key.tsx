import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import type { Gap } from './drawing';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '6px 24px', marginBlockStart: 12 });
const Entry = styled('li')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Swatch = styled('i')({
  inlineSize: 22,
  borderBlockStart: `2px solid ${color.metal}`,
  '&[data-is="base"]': { borderBlockStart: `1.5px dashed ${color.soft}` },
  '&[data-is="over"], &[data-is="under"]': {
    border: 0,
    blockSize: 14,
    color: color.metal,
    background: 'repeating-linear-gradient(currentColor 0 1px, transparent 1px 3.5px)',
  },
  '&[data-is="under"]': { color: color.loss },
  '&[data-is="mark"]': { inlineSize: 9, blockSize: 9, border: `1.5px solid ${color.ink}`, borderRadius: '50%' },
});

export function GapKey({ drawing: { line, base, over, under, marks } }: { drawing: Gap }) {
  const hasLoss = line.points.some(({ value }, index) => value < (base.points[index]?.value ?? value));
  const entries = [
    ['line', line.name],
    ['base', base.name],
    ['over', over],
    ...(hasLoss ? [['under', under] as const] : []),
    ...(marks?.days.size ? [['mark', marks.name] as const] : []),
  ] as const;
  return (
    <List>
      {entries.map(([kind, words]) => (
        <Entry key={kind}>
          <Swatch data-is={kind} aria-hidden="true" />
          {words}
        </Entry>
      ))}
    </List>
  );
}
