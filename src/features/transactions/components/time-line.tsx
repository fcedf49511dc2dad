import styled from '@emotion/styled';
import { color, UNSEEN } from '@/theme/tokens';
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
    background: color.raised,
    border: `2px solid ${color.edge}`,
  },
  '&:last-of-type': { borderColor: 'transparent', paddingBlockEnd: 0 },
  '&[data-is="done"]': { borderColor: color.metal },
  '&[data-is="done"]::before': { background: color.metal, borderColor: color.metal },
  '&[data-is="current"]::before': { borderColor: color.metal, borderWidth: 4 },
  '&[data-is="current"]': { fontWeight: 550 },
  '&[data-is="ahead"]': { color: color.faint },
});
const When = styled('p')({ fontWeight: 400, fontSize: '0.9375rem', color: color.soft });
const Unseen = styled('span')(UNSEEN);

const WORDS = { done: 'Done: ', current: 'Now: ', ahead: 'To come: ' } as const;

/** What has happened to an order, from its opening on. */
export const TimeLine = ({ stops }: { stops: readonly Stop[] }) => (
  <List aria-label="Time line of the order">
    {stops.map(({ label, state, at }) => (
      <Entry key={label} data-is={state} aria-current={state === 'current' ? 'step' : undefined}>
        <Unseen>{WORDS[state]}</Unseen>
        {label}
        {at && (
          <When>
            <Moment iso={at} />
          </When>
        )}
      </Entry>
    ))}
  </List>
);
