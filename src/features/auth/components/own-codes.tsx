import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { AFTER_LOGIN } from '@/config/routes';
import { FormError } from '@/ui/state/form-error';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { useStoredFlow } from '../hooks/use-stored-flow';
import { storedSignUpFlow } from '../model/stored-sign-up-flow';
import { beginOwnCodes, isOwnFlow, unprovenOf } from '../model/own-codes';
import { ChannelCodes } from './channel-codes';
import { NextStep } from './next-step';

export function OwnCodes() {
  const profile = useQuery(profileQuery);
  return (
    <Loaded query={profile} loading={<LoadingPanel label="Loading your phone and e-mail" />}>
      {(user) => <CodesOf user={user} />}
    </Loaded>
  );
}

function CodesOf({ user }: { user: User }) {
  const flow = useStoredFlow(storedSignUpFlow);
  if (unprovenOf(user).length === 0) {
    return (
      <NextStep href={AFTER_LOGIN} label="Go to your overview">
        Your phone and your e-mail are verified.
      </NextStep>
    );
  }
  if (!flow) return null;
  return isOwnFlow(flow, user) ? <ChannelCodes signUp={flow.signUp} open={flow.open} /> : <Sending user={user} />;
}

function Sending({ user }: { user: User }) {
  const client = useQueryClient();
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: () => beginOwnCodes(user),
    onSuccess: (flow) => (flow ? undefined : client.refetchQueries({ queryKey: profileQuery.queryKey })),
  });
  const begin = useOneAtATime<void>(mutateAsync);
  useEffect(() => begin(), []); // eslint-disable-line react-hooks/exhaustive-deps -- once for each visit
  if (error && !isPending) return <FormError error={error} onRetry={() => begin()} note={null} />;
  return <LoadingPanel label="Sending a code" />;
}
