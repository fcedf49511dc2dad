import { useMutation } from '@tanstack/react-query';
import type { DataOf, myWallet } from '@/api/contract';
import { stopLost } from '@/api/endpoints/user/lost-wallet';
import { OF_THE_USER, queryClient } from '@/api/query-client';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { Moment } from '@/ui/moment';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';

type Lost = NonNullable<DataOf<typeof myWallet>['lost']>;

export function PendingLoss({ lost }: { lost: Lost }) {
  const stop = useMutation({
    mutationFn: stopLost,
    // Refetch after a failure too: the request may have been stopped on another device.
    onSettled: () => queryClient.invalidateQueries({ queryKey: OF_THE_USER }),
  });
  const stopOnce = useOneAtATime<void>(stop.mutateAsync);
  const isDue = lost.status === 'DUE';
  return (
    <>
      <div>
        <Badge tone="caution">{isDue ? 'The wait is over' : 'Replacement under way'}</Badge>
      </div>
      <p>
        You told us on <Moment iso={lost.requestedAt} form="day" /> that this wallet is lost. A new wallet can be linked
        from <Moment iso={lost.effectiveAt} form="day" />.
      </p>
      <p>
        If you did not ask for this, or have found the wallet, stop it. A signature of the old wallet stops it as well.
      </p>
      <FormError error={stop.error} onRetry={() => stopOnce()} kept={null} />
      <div>
        <Button type="button" aria-busy={stop.isPending || undefined} onClick={() => stopOnce()}>
          Stop it
        </Button>
      </div>
    </>
  );
}
