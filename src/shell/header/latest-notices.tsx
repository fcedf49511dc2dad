import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Notice } from '@/api/contract';
import { noticesQuery } from '@/api/endpoints/notification';
import { queryClient } from '@/api/query-client';
import { NOTIFICATIONS } from '@/config/routes';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Moment } from '@/ui/moment';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { internalPath } from '@/utils/link-target';

const SHOWN = 4;

const Sheet = styled('div')({ inlineSize: 'min(320px, calc(100vw - 140px))', display: 'grid', gap: 8 });
const Item = styled('li')({ paddingBlock: 8, '& + &': { borderBlockStart: `1px solid ${color.rule}` } });
const Title = styled('p')({
  fontWeight: 550,
  lineHeight: 1.35,
  '&[data-read]': { fontWeight: 400, color: color.soft },
});
const When = styled('p')({ fontSize: '0.875rem', color: color.faint });
const All = styled(AppLink)({ paddingBlock: 10, color: color.metal, textUnderlineOffset: '0.2em' });

export function LatestNotices({ onLeave }: { onLeave: () => void }) {
  const query = useQuery(noticesQuery(SHOWN), queryClient);
  return (
    <Sheet>
      <Loaded query={query} loading={<LoadingPanel label="Loading your notifications" />}>
        {({ docs }) =>
          docs.length === 0 ? (
            <p>No notifications yet.</p>
          ) : (
            <ul>
              {docs.map((notice) => (
                <Entry key={notice._id} notice={notice} onLeave={onLeave} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <All href={NOTIFICATIONS} onClick={onLeave}>
        All notifications
      </All>
    </Sheet>
  );
}

function Entry({ notice, onLeave }: { notice: Notice; onLeave: () => void }) {
  const { title, isRead, createdAt, link } = notice;
  const path = internalPath(link);
  return (
    <Item>
      <Title data-read={isRead || undefined} dir="auto">
        {path ? (
          <AppLink href={path} onClick={onLeave}>
            {title}
          </AppLink>
        ) : (
          title
        )}
      </Title>
      <When>
        <Moment iso={createdAt} />
      </When>
    </Item>
  );
}
