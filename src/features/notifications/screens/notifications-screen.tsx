import styled from '@emotion/styled';
import { Button } from '@/ui/button/button';
import { Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { FormError } from '@/ui/state/form-error';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { StatePanel } from '@/ui/state/state-panel';
import { ButtonLink } from '@/ui/button/button-link';
import { NoticeList } from '../components/notice-list';
import { useNotices } from '../hooks/use-notices';
import { useRemoveAll } from '../hooks/use-remove-all';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });

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

export function NotificationsScreen() {
  const { query, seen, removal, refresh } = useNotices();
  const removeAll = useRemoveAll(refresh);
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
            {({ pages }) => {
              const notices = pages.flatMap(({ docs }) => docs);
              if (notices.length === 0) return <NoNotices />;
              return (
                <>
                  <Actions>
                    {(pages[0]?.unread ?? 0) > 0 && (
                      <Button type="button" aria-busy={seen.isPending || undefined} onClick={() => seen.mutate()}>
                        Mark all as read
                      </Button>
                    )}
                    <Button type="button" onClick={removeAll.start}>
                      Remove all
                    </Button>
                  </Actions>
                  <NoticeList notices={notices} removal={removal} />
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
                </>
              );
            }}
          </Loaded>
        )}
      </Stack>
    </Wide>
  );
}
