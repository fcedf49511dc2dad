import { styled } from '@mui/material/styles';
import type { Notice } from '@/api/contract';
import { serviceNow } from '@/api/service-clock';
import { DISPLAY_TYPE } from '@/theme/typography';
import { byDay, dayWords } from '../model/by-day';
import { NoticeEntry } from './notice-entry';

const Day = styled('section')({ '& + &': { marginBlockStart: 32 } });
const Name = styled('h2')({ ...DISPLAY_TYPE, fontSize: '1.375rem', marginBlockEnd: 4 });

type Props = { notices: readonly Notice[]; onRemove: (id: string) => void; removing?: string };

/** The newest day first, as the service sends them. */
export const NoticeList = ({ notices, onRemove, removing }: Props) => (
  <>
    {byDay(notices).map(({ day, notices: ofDay }) => (
      <Day key={day}>
        <Name>{dayWords(day, serviceNow())}</Name>
        <ul>
          {ofDay.map((notice) => (
            <NoticeEntry key={notice._id} notice={notice} isRemoving={removing === notice._id} onRemove={() => onRemove(notice._id)} />
          ))}
        </ul>
      </Day>
    ))}
  </>
);
