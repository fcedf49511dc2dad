import { createSignal } from '@/utils/store';

export type Notice = {
  tone: 'success' | 'info' | 'error';
  text: string;
  action?: { label: string; onClick: () => void };
};

const signal = createSignal<Notice>();
let waiting: Notice[] = [];
let isHeard = false;

/** Says something in a corner. Kept until the toaster, which loads late, stands. */
export function notify(notice: Notice): void {
  if (isHeard) signal.emit(notice);
  else waiting = [...waiting, notice];
}

export function hearNotices(show: (notice: Notice) => void): () => void {
  const stop = signal.listen(show);
  isHeard = true;
  waiting.splice(0).forEach(show);
  return () => {
    isHeard = false;
    stop();
  };
}
