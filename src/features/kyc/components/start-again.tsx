import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { startCheckAgain } from '@/api/endpoints/kyc';
import { TextButton } from '@/ui/button/button';
import { FinalButton } from '@/ui/button/danger-button';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { Words } from '@/ui/layout/lead';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';

type Props = { onNews: () => void; onDone: () => void };

export function StartAgain(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton type="button" onClick={() => setOpen(true)}>
        Start again
      </TextButton>
      <Dialog title="Start the check again" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Question {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Question({ onNews, onDone, onClose }: Props & { onClose: () => void }) {
  const reset = useMutation({ mutationFn: startCheckAgain, onSettled: onNews });
  const confirm = useOneAtATime<void>(async () => {
    await reset.mutateAsync();
    onClose();
    onDone();
  });
  return (
    <>
      <Words>
        <p>
          What you sent so far no longer counts, and you send every document again. The check opens at its first step.
        </p>
      </Words>
      <FormError error={reset.error} onRetry={() => confirm()} kept={null} />
      <DialogActions>
        <FinalButton type="button" aria-busy={reset.isPending || undefined} onClick={() => confirm()}>
          Start again
        </FinalButton>
        <TextButton type="button" onClick={onClose}>
          Keep what I sent
        </TextButton>
      </DialogActions>
    </>
  );
}
