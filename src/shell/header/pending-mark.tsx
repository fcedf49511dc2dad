import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BUY_SHARES } from '@/config/routes';
import { pageOf } from '@/config/transaction-kinds';
import { color, from, REDUCED_MOTION, VISUALLY_HIDDEN } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { useStore } from '@/utils/hooks/use-store';
import { engine } from '@/tx/app-engine';
import { isOrderEntry } from '@/tx/journal/entry';
import { startEngine } from '@/tx/start';
import { useUnsettled } from '@/tx/hooks';
import { pendingMarkSlot } from './pending-mark-slot';

/**
 * The mark is below the header, because the header has no space on a phone. Other content does not move when the mark
 * appears.
 */
const Mark = styled(AppLink)({
  ...FIGURES,
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '100%',
  insetInlineEnd: 12,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 30,
  paddingInline: 12,
  border: `1px solid ${color.rule}`,
  borderBlockStart: 0,
  background: color.raised,
  color: color.metal,
  fontSize: '0.875rem',
  fontWeight: 550,
  textDecoration: 'none',
  '&:hover': { color: color.ink },
  [from.tablet]: { insetInlineEnd: 'calc(32px + max(0px, (100% - 1240px) / 2))' },
});

const Ring = styled('svg')({
  animation: 'pending-turn 2.4s linear infinite',
  '@keyframes pending-turn': { to: { rotate: '1turn' } },
  [REDUCED_MOTION]: { animation: 'none' },
});

const Text = styled('span')({ '@media (max-width: 479px)': VISUALLY_HIDDEN });
const Announced = styled('p')(VISUALLY_HIDDEN);

const countText = (count: number) => (count === 1 ? '1 payment pending' : `${count} payments pending`);

export function PendingMark() {
  useEffect(() => startEngine(engine), []);
  const unsettled = useUnsettled();
  const count = unsettled.length;
  const [first] = unsettled;
  const href = !first || unsettled.some(isOrderEntry) ? BUY_SHARES : pageOf(first);
  const slot = useStore(pendingMarkSlot);
  return (
    <>
      <Announced role="status">{useAnnouncement(count)}</Announced>
      {slot && count > 0 && createPortal(<PendingLink count={count} href={href} />, slot)}
    </>
  );
}

const PendingLink = ({ count, href }: { count: number; href: string }) => (
  <Mark href={href} aria-label={countText(count)}>
    <Ring
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M7 1.2a5.8 5.8 0 1 1-5.8 5.8" />
    </Ring>
    <bdi>
      {count}
      <Text>{countText(count).slice(String(count).length)}</Text>
    </bdi>
  </Mark>
);

/** The text is set after mounting, because screen readers do not announce the initial text of a live region. */
function useAnnouncement(count: number): string {
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(0);
  useEffect(() => {
    if (count === before.current) return;
    before.current = count;
    setAnnouncement(count > 0 ? countText(count) : 'No payments pending');
  }, [count]);
  return announcement;
}
