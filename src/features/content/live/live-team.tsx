import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { teamQuery } from '@/api/endpoints/team';
import { queryClient } from '@/api/query-client';
import { Loaded } from '@/ui/state/loaded';
import { StatePanel } from '@/ui/state/state-panel';
import { TeamGroups } from '../components/team/team-groups';
import { TeamSkeleton } from '../components/team/team-skeleton';

export const LiveTeam = () => (
  <QueryClientProvider client={queryClient}>
    <Team />
  </QueryClientProvider>
);

function Team() {
  const query = useQuery(teamQuery);
  return (
    <Loaded query={query} loading={<TeamSkeleton />}>
      {({ docs }) => (docs.length > 0 ? <TeamGroups people={docs} /> : <EmptyTeam />)}
    </Loaded>
  );
}

const EmptyTeam = () => (
  <StatePanel kind="empty" title="No names are available at the moment">
    <p>The annual report lists the board and the executives.</p>
  </StatePanel>
);
