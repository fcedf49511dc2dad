import { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '@/api/endpoints/user/profile';
import { saveSettings } from '@/api/endpoints/user/settings';
import { queryClient } from '@/api/query-client';
import { rememberedTerms, rememberTerms, type TermsAcceptance } from '@/session/terms';
import { useSession } from '@/session/use-session';
import { PrimaryButton } from '@/ui/button/button';
import { Stack } from '@/ui/layout/page';
import { Moment } from '@/ui/moment';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { NewerVersion, useNewerVersion } from './newer-version';

type Shown = { version: string };

export const AcceptTermsOnPage = ({ version }: Shown) => (
  <QueryClientProvider client={queryClient}>
    <Acceptance version={version} />
  </QueryClientProvider>
);

function useAcceptance(version: string, isMember: boolean) {
  const cache = useQueryClient();
  const [remembered, setRemembered] = useState(rememberedTerms);
  const [isForgotten, setForgotten] = useState(false);
  const accept = useMutation({
    mutationFn: async () => (isMember ? void (await saveSettings({ termsAcceptedVersion: version })) : undefined),
    onSuccess: async () => {
      const kept = rememberTerms(version);
      setRemembered(kept);
      setForgotten(kept === null);
      if (isMember) await cache.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
  return { accept, remembered, isForgotten };
}

function Acceptance({ version }: Shown) {
  const session = useSession();
  const isMember = session.state === 'authenticated';
  const profile = useQuery({ ...profileQuery, enabled: isMember });
  const newer = useNewerVersion('terms', version);
  const { accept, remembered, isForgotten } = useAcceptance(version, isMember);
  const acceptOnce = useOneAtATime<void>(accept.mutateAsync);
  if (session.state === 'restoring' || (isMember && profile.isPending)) return null;
  const before = isMember ? profile.data?.termsAcceptedVersion : remembered?.version;
  if (newer) return <NewerVersion shown={version} newer={newer} />;
  return (
    <Stack role="status">
      {before === version ? (
        <Accepted version={version} isMember={isMember} remembered={remembered} />
      ) : (
        <>
          <p>{textBeforeAccepting(before, isMember)}</p>
          {isForgotten && <p>Your browser does not store this, so we will ask again.</p>}
          <FormError error={accept.error} onRetry={() => acceptOnce()} note={null} />
          <div>
            <PrimaryButton type="button" aria-busy={accept.isPending || undefined} onClick={() => acceptOnce()}>
              Accept version {version}
            </PrimaryButton>
          </div>
        </>
      )}
    </Stack>
  );
}

function textBeforeAccepting(before: string | null | undefined, isMember: boolean): string {
  if (before) return `You accepted version ${before}. The changes are listed at the top.`;
  return isMember
    ? 'You have not accepted these terms yet. You can read without accepting, but not buy, swap or stake.'
    : 'You can read without accepting. If you accept now, this browser remembers the version and the date.';
}

type AcceptedProps = Shown & { isMember: boolean; remembered: TermsAcceptance | null };

const Accepted = ({ version, isMember, remembered }: AcceptedProps) => (
  <p>
    You accepted version {version}
    {remembered?.version === version && (
      <>
        {' '}
        in this browser on <Moment iso={remembered.date} form="day" />
      </>
    )}
    {isMember ? ', and we have it on record.' : '.'}
  </p>
);
