import styled from '@emotion/styled';
import type { Notice } from '@/api/contract';
import { useServiceNow } from '@/utils/hooks/use-service-now';
import { color } from '@/theme/tokens';
import { TEXT_FACE } from '@/theme/typography';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';
import { TextButton } from '@/ui/button/button';
import { byDay, dayText } from '../model/by-day';
import type { Removal } from '../hooks/use-notices';
import { useFirstFocus } from '../hooks/use-first-focus';
import { NoticeEntry } from './notice-entry';

const Entry = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 53,
  paddingBlock: 4,
  paddingInlineStart: 19,
  borderBlockEnd: `1px solid ${color.rule}`,
  color: color.soft,
});

type RemovedEntryProps = { title: string; onUndo: (() => void) | null; wasPressed: boolean };

/**
 * Replaces a removed notice, so that the notices below do not move. `onUndo` is null while the service removes the
 * notice.
 */
function RemovedEntry({ title, onUndo, wasPressed }: RemovedEntryProps) {
  const undo = useFirstFocus(wasPressed);
  return (
    <Entry>
      <p>
        Removed: <bdi>{title}</bdi>
      </p>
      {onUndo && (
        <TextButton ref={undo} type="button" aria-label={`Undo: ${title}`} onClick={onUndo}>
          Undo
        </TextButton>
      )}
    </Entry>
  );
}

const Day = styled('section')({ '& + &': { marginBlockStart: 32 } });
const Name = styled('h2')({
  fontFamily: TEXT_FACE,
  fontSize: '1.0625rem',
  fontWeight: 550,
  letterSpacing: 0,
  paddingBlockEnd: 10,
  borderBlockEnd: `1px solid ${color.rule}`,
});

const EVERY_MS = 60_000;

type IsMarked = (notice: Notice) => boolean;
type Props = { notices: readonly Notice[]; removal: Removal; isMarked: IsMarked };

export function NoticeList({ notices, removal, isMarked }: Props) {
  const now = useServiceNow(EVERY_MS);
  const container = useFocusWhenLost(notices.map(({ _id }) => _id).join(' '));
  return (
    <div ref={container} tabIndex={-1}>
      {byDay(notices).map(({ day, notices: ofDay }) => (
        <Day key={day}>
          <Name>{dayText(day, now)}</Name>
          <ul>
            {ofDay.map((notice) => (
              <Row key={notice._id} notice={notice} removal={removal} isMarked={isMarked} />
            ))}
          </ul>
        </Day>
      ))}
    </div>
  );
}

type RowProps = { notice: Notice; removal: Removal; isMarked: IsMarked };

function Row({ notice, removal, isMarked }: RowProps) {
  const { removed, lastClicked, remove, undo } = removal;
  const wasPressed = lastClicked === notice._id;
  const gone = removed.get(notice._id);
  if (!gone) {
    return <NoticeEntry {...{ notice, wasPressed }} isMarked={isMarked(notice)} onRemove={() => remove(notice)} />;
  }
  const onUndo = gone.canUndo ? () => undo(notice._id) : null;
  return <RemovedEntry title={notice.title} wasPressed={wasPressed} onUndo={onUndo} />;
}
