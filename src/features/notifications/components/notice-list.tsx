import styled from '@emotion/styled';
import type { Notice } from '@/api/contract';
import { serviceNow } from '@/utils/service-clock';
import { color } from '@/theme/tokens';
import { TEXT_FACE } from '@/theme/typography';
import { byDay, dayWords } from '../model/by-day';
import { NoticeEntry } from './notice-entry';

const Day = styled('section')({ '& + &': { marginBlockStart: 32 } });
/** A day is mostly figures, which are never in the display face. */
const Name = styled('h2')({
  fontFamily: TEXT_FACE,
  fontSize: '1.0625rem',
  fontWeight: 550,
  letterSpacing: 0,
  paddingBlockEnd: 10,
  borderBlockEnd: `1px solid ${color.rule}`,
});

type Props = { notices: readonly Notice[]; onRemove: (id: string) => void; removing?: string };

/** The newest day first, as the service sends them. */
export const NoticeList = ({ notices, onRemove, removing }: Props) => (
  <>
    {byDay(notices).map(({ day, notices: ofDay }) => (
      <Day key={day}>
        <Name>{dayWords(day, serviceNow())}</Name>
        <ul>
          {ofDay.map((notice) => (
            <NoticeEntry
              key={notice._id}
              notice={notice}
              isRemoving={removing === notice._id}
              onRemove={() => onRemove(notice._id)}
            />
          ))}
        </ul>
      </Day>
    ))}
  </>
);
