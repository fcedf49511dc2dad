import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { Notice } from '@/api/contract';
import { unreadNoticesQuery } from '@/api/endpoints/notification';
import { Button, TextButton } from '@/ui/button/button';
import { Toggles } from '@/ui/charts/toggles';
import { useUrlFields } from '@/utils/hooks/use-url-fields';
import { Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { FormError } from '@/ui/state/form-error';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { StatePanel } from '@/ui/state/state-panel';
import { ButtonLink } from '@/ui/button/button-link';
import { useHasBeenVisible } from '@/ui/use-has-been-visible';
import { NoticeList } from '../components/notice-list';
import { useMarks } from '../hooks/use-marks';
import { useNotices, type Removal } from '../hooks/use-notices';
import { useRemoveAll } from '../hooks/use-remove-all';

const IN_VIEW_MS = 2_000;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
const isPageVisible = () => document.visibilityState === 'visible';

type Props = { isUnread: boolean; onViewed: () => void; children: ReactNode };

function Viewed({ isUnread, onViewed, children }: Props) {
  const { ref, hasBeenVisible } = useHasBeenVisible<HTMLDivElement>();
  const isVisible = useSyncExternalStore(subscribe, isPageVisible, () => false);
  const latest = useRef(onViewed);
  useEffect(() => {
    latest.current = onViewed;
  }, [onViewed]);
  useEffect(() => {
    if (!isUnread || !hasBeenVisible || !isVisible) return;
    const timer = setTimeout(() => latest.current(), IN_VIEW_MS);
    return () => clearTimeout(timer);
  }, [isUnread, hasBeenVisible, isVisible]);
  return <div ref={ref}>{children}</div>;
}

const timeOf = ({ createdAt }: Notice) => (createdAt === null ? 0 : Date.parse(createdAt));

/** Merges the lists, newest first. Notices in `markedHere` stay even if the service no longer lists them as unread. */
function mergeNotices(unread: readonly Notice[], markedHere: Iterable<Notice>): Notice[] {
  const all = new Map([...markedHere, ...unread].map((notice) => [notice._id, notice]));
  return [...all.values()].toSorted((a, b) => timeOf(b) - timeOf(a));
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 20px',
  marginBlockEnd: 24,
});

const NoNotices = () => (
  <StatePanel
    kind="empty"
    headingLevel={2}
    title="No notifications"
    action={<ButtonLink href="/settings?tab=notifications">Choose what we e-mail you</ButtonLink>}
  >
    <p>News about your orders, stakes, identity check and account security appears here.</p>
  </StatePanel>
);

const AllRemoved = ({ onUndo }: { onUndo: (() => void) | null }) => (
  <Actions>
    <p>All notifications removed.</p>
    {onUndo && (
      <Button type="button" onClick={onUndo}>
        Undo
      </Button>
    )}
  </Actions>
);

const SHOWN = [
  ['all', 'All'],
  ['unread', 'Unread'],
] as const;

export function NotificationsScreen() {
  const { fields, change } = useUrlFields();
  const shown = fields.show === 'unread' ? 'unread' : 'all';
  const { query, removal, refresh } = useNotices();
  const { markedHere, seen, forget } = useMarks();
  const removeAll = useRemoveAll(async () => {
    forget();
    await refresh();
  });
  const isMarked = ({ _id, isRead }: Notice) => !isRead || markedHere.has(_id);
  return (
    <Wide>
      <Stack>
        <div>
          <PageTitle>Notifications</PageTitle>
          <Lead>What happened in your account, newest first.</Lead>
          <div role="status">
            {removeAll.step !== 'idle' && <AllRemoved onUndo={removeAll.step === 'undoable' ? removeAll.undo : null} />}
          </div>
        </div>
        <FormError error={seen.error ?? removeAll.error} />
        {removeAll.step === 'idle' && (
          <Loaded query={query} loading={<LoadingPanel label="Loading your notifications" lines={6} />}>
            {({ pages }) =>
              pages.every(({ docs }) => docs.length === 0) ? (
                <NoNotices />
              ) : (
                <Viewed isUnread={(pages[0]?.unread ?? 0) > 0} onViewed={seen.mutate}>
                  <Choices>
                    <Toggles
                      label="Show"
                      options={SHOWN}
                      chosen={shown}
                      onChoose={(show) => change({ show: show === 'all' ? '' : show }, { replace: true })}
                    />
                    {shown === 'all' && (
                      <TextButton type="button" onClick={removeAll.start}>
                        Remove all
                      </TextButton>
                    )}
                  </Choices>
                  {shown === 'unread' ? (
                    <UnreadNotices {...{ markedHere, removal, isMarked }} />
                  ) : (
                    <AllNotices {...{ query, removal, isMarked }} notices={pages.flatMap(({ docs }) => docs)} />
                  )}
                </Viewed>
              )
            }
          </Loaded>
        )}
      </Stack>
    </Wide>
  );
}

type Shown = { removal: Removal; isMarked: (notice: Notice) => boolean };
type AllProps = Shown & { notices: readonly Notice[]; query: ReturnType<typeof useNotices>['query'] };

const AllNotices = ({ notices, query, removal, isMarked }: AllProps) => (
  <Stack>
    <NoticeList {...{ notices, removal, isMarked }} />
    {query.hasNextPage && (
      <div>
        <Button
          type="button"
          aria-busy={query.isFetchingNextPage || undefined}
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier
        </Button>
      </div>
    )}
  </Stack>
);

function UnreadNotices({ markedHere, removal, isMarked }: Shown & { markedHere: ReadonlyMap<string, Notice> }) {
  const query = useQuery(unreadNoticesQuery);
  return (
    <Loaded query={query} loading={<LoadingPanel label="Loading your notifications" lines={6} />}>
      {({ docs }) => {
        const notices = mergeNotices(docs, markedHere.values()).filter(({ _id }) => !removal.isGone(_id));
        return notices.length === 0 ? (
          <p>You have no unread notifications.</p>
        ) : (
          <NoticeList {...{ notices, removal, isMarked }} />
        );
      }}
    </Loaded>
  );
}
