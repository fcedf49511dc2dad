import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { legalVersionsQuery } from '@/api/endpoints/static/legal-versions';
import { queryClient } from '@/api/query-client';
import type { LegalVersions } from '@/domain/gates';
import { useSession } from '@/session/use-session';
import { PrimaryButton } from '@/ui/button/button';
import { Stack } from '@/ui/layout/page';

export function useNewerVersion(text: keyof LegalVersions, shown: string): string | null {
  const isMember = useSession().state === 'authenticated';
  const inForce = useQuery({ ...legalVersionsQuery, staleTime: 0, enabled: isMember });
  // A result from the cache may be older than the page.
  if (!inForce.isSuccess || !inForce.isFetchedAfterMount) return null;
  return inForce.data[text] === shown ? null : inForce.data[text];
}

export const NewerVersion = ({ shown, newer }: { shown: string; newer: string }) => (
  <Stack role="status">
    <p>
      Version {newer} is in force. This page still shows version {shown}. If reloading changes nothing, come back later.
    </p>
    <div>
      <PrimaryButton type="button" onClick={() => window.location.reload()}>
        Load version {newer}
      </PrimaryButton>
    </div>
  </Stack>
);

function NewerRisks({ version }: { version: string }) {
  const newer = useNewerVersion('risk', version);
  return newer && <NewerVersion shown={version} newer={newer} />;
}

export const NewerRisksOnPage = ({ version }: { version: string }) => (
  <QueryClientProvider client={queryClient}>
    <NewerRisks version={version} />
  </QueryClientProvider>
);
