import styled from '@emotion/styled';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { Hash } from '@/ui/address/hash';
import { Moment } from '@/ui/moment';
import type { Stop } from '../model/order-time-line';

const List = styled('ol')({ display: 'grid' });
const Entry = styled('li')({
  position: 'relative',
  paddingInlineStart: 28,
  paddingBlockEnd: 18,
  borderInlineStart: `2px solid ${color.rule}`,
  marginInlineStart: 6,
  lineHeight: 1.3,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -7,
    insetBlockStart: 2,
    inlineSize: 12,
    blockSize: 12,
    borderRadius: '50%',
    background: color.ground,
    border: `2px solid ${color.edge}`,
  },
  '&:last-of-type': { borderColor: 'transparent', paddingBlockEnd: 0 },
  '&[data-is="done"]': { borderColor: color.metal },
  '&[data-is="done"]::before': { background: color.metal, borderColor: color.metal },
  '&[data-is="current"]::before': { borderColor: color.metal, borderWidth: 4 },
  '&[data-is="current"]': { fontWeight: 550 },
  '&[data-is="ahead"]': { color: color.faint },
});
const When = styled('div')({ fontWeight: 400, fontSize: '0.9375rem', color: color.soft });
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);

const TEXTS = { done: 'Done: ', current: 'Now: ', ahead: 'Upcoming: ' } as const;

type Props = { label: string; stops: readonly Stop[]; explorer: (hash: string) => string | undefined };

export const TimeLine = ({ label: name, stops, explorer }: Props) => (
  <List aria-label={name}>
    {stops.map(({ label, state, at, hash }) => (
      <Entry key={`${label} ${at} ${hash}`} data-is={state} aria-current={state === 'current' ? 'step' : undefined}>
        <ScreenReaderText>{TEXTS[state]}</ScreenReaderText>
        {label}
        {at && (
          <When>
            <Moment iso={at} />
          </When>
        )}
        {hash && (
          <When>
            <Hash value={hash} href={explorer(hash)} />
          </When>
        )}
      </Entry>
    ))}
  </List>
);
