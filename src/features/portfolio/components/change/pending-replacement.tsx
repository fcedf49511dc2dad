import { useMutation } from '@tanstack/react-query';
import type { DataOf, myWallet } from '@/api/contract';
import { cancelLostWallet } from '@/api/endpoints/user/lost-wallet';
import { USER_QUERIES, queryClient } from '@/api/query-client';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { Moment } from '@/ui/moment';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';

type Lost = NonNullable<DataOf<typeof myWallet>['lost']>;

export function PendingReplacement({ lost }: { lost: Lost }) {
  const stop = useMutation({
    mutationFn: cancelLostWallet,
    // Refetches after a failure too, because the request may have been stopped on another device.
    onSettled: () => queryClient.invalidateQueries({ queryKey: USER_QUERIES }),
  });
  const stopOnce = useOneAtATime<void>(stop.mutateAsync);
  const isDue = lost.status === 'DUE';
  return (
    <>
      <div>
        <Badge tone="caution">{isDue ? 'The wait is over' : 'Replacement in progress'}</Badge>
      </div>
      <p>
        On <Moment iso={lost.requestedAt} form="day" /> you reported this wallet lost. You can link a new one from{' '}
        <Moment iso={lost.effectiveAt} form="day" />.
      </p>
      <p>
        If you didn’t request this, or have found the wallet, stop the replacement. Signing with the old wallet stops it
        too.
      </p>
      <FormError error={stop.error} onRetry={() => stopOnce()} note={null} />
      <div>
        <Button type="button" aria-busy={stop.isPending || undefined} onClick={() => stopOnce()}>
          Stop replacement
        </Button>
      </div>
    </>
  );
}
