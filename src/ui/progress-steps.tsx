import styled from '@emotion/styled';
import { useId } from 'react';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { Braid } from './braid';

type StepMark = 'done' | 'now' | 'doubt' | 'refused' | 'ahead';
type ProgressStep = { name: string; mark: StepMark };

const MARK = 24;

/** Large text needs several lines of steps. The track of a line's first step begins outside the list, and is cut off. */
const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(3.9rem, 100%), 1fr))',
  rowGap: 12,
  overflow: 'hidden',
});

const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  minInlineSize: 0,
  fontSize: '0.875rem',
  color: color.faint,
  '&[data-is="now"]': { color: color.ink, fontWeight: 600 },
  '&[data-is="done"]': { color: color.soft },
  '&[data-is="doubt"]': { color: color.caution, fontWeight: 600 },
  '&[data-is="refused"]': { color: color.loss, fontWeight: 600 },
  '@media (max-width: 419.98px)': { fontSize: '0.75rem' },
});

const Track = styled('svg')({
  position: 'absolute',
  insetBlockStart: MARK / 2 - 5,
  insetInlineEnd: `calc(50% + ${MARK / 2 + 3}px)`,
  inlineSize: `calc(100% - ${MARK + 6}px)`,
  blockSize: 10,
  overflow: 'hidden',
  color: color.rule,
  '&[data-is="done"]': { color: color.metal },
});

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: '50%',
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1,
  '& > svg': { inlineSize: 12, blockSize: 12, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  '[data-is="done"] > &': { background: color.metal, color: color.onMetal },
  '[data-is="now"] > &': { border: `2px solid ${color.ink}`, background: color.ground },
  '[data-is="now"] > & > svg': { inlineSize: 8, blockSize: 8, fill: 'currentColor', stroke: 'none' },
  '[data-is="ahead"] > &': { border: `1px dashed ${color.edge}` },
  '[data-is="doubt"] > &': { border: `2px dashed ${color.caution}`, background: color.ground },
  '[data-is="refused"] > &': { border: `2px solid ${color.loss}`, background: color.ground },
});

const Name = styled('span')({ maxInlineSize: '100%', overflowWrap: 'anywhere', hyphens: 'auto', textAlign: 'center' });
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);

const MARK_TEXT: Readonly<Record<StepMark, string>> = {
  done: 'Done: ',
  now: '',
  doubt: 'Not certain: ',
  refused: 'Refused: ',
  ahead: '',
};

const GLYPHS: Readonly<Record<StepMark, string>> = {
  done: 'M2 6.5 5 9.5 10 3',
  now: 'M6 1a5 5 0 1 0 .01 0Z',
  doubt: '',
  refused: 'M2 2 10 10M10 2 2 10',
  ahead: '',
};

const Glyph = ({ mark }: { mark: StepMark }) =>
  mark === 'doubt' ? (
    '?'
  ) : GLYPHS[mark] ? (
    <svg viewBox="0 0 12 12">
      <path d={GLYPHS[mark]} />
    </svg>
  ) : null;

type Props = { label: string; progressSteps: readonly ProgressStep[] };

export function ProgressSteps({ label, progressSteps }: Props) {
  const braid = useId();
  return (
    <List aria-label={label}>
      {progressSteps.map(({ name, mark }, index) => (
        <Item key={name} data-is={mark} aria-current={mark === 'done' || mark === 'ahead' ? undefined : 'step'}>
          {index > 0 && <Between braid={`${braid}${index}`} isDone={progressSteps[index - 1]?.mark === 'done'} />}
          <Mark aria-hidden="true">
            <Glyph mark={mark} />
          </Mark>
          <Name>
            <ScreenReaderText>{MARK_TEXT[mark]}</ScreenReaderText>
            {name}
          </Name>
        </Item>
      ))}
    </List>
  );
}

const Between = ({ braid, isDone }: { braid: string; isDone: boolean }) => (
  <Track aria-hidden="true" data-is={isDone ? 'done' : 'ahead'}>
    {isDone ? <Braid id={braid} /> : <line x1="0" x2="100%" y1="5" y2="5" stroke="currentColor" />}
  </Track>
);
