import type { Progress } from '@/api/transport';

export type FileState =
  | { step: 'idle' }
  | { step: 'preparing' }
  | { step: 'receiving'; progress: Progress }
  | { step: 'saved'; name: string }
  | { step: 'cancelled' }
  | { step: 'failed'; error: unknown };

export const isRunning = ({ step }: FileState): boolean => step === 'preparing' || step === 'receiving';

const KIB = 1_024;
const MIB = KIB * KIB;

const sizeText = (bytes: number): string =>
  bytes >= MIB ? `${(bytes / MIB).toFixed(1)} MiB` : `${Math.ceil(bytes / KIB)} KiB`;

export const percentOf = ({ loaded, total }: Progress): number | null =>
  total && total > 0 ? Math.min(100, Math.floor((loaded / total) * 100)) : null;

export const receivedText = ({ loaded, total }: Progress): string =>
  total ? `${sizeText(loaded)} of ${sizeText(total)}` : `${sizeText(loaded)} so far`;

export function fileProgressText(state: FileState): string {
  switch (state.step) {
    case 'idle':
    case 'failed':
      return '';
    case 'preparing':
      return 'We are preparing the file.';
    case 'receiving':
      return 'Downloading the file.';
    case 'saved':
      return `Downloaded ${state.name}.`;
    case 'cancelled':
      return 'Export cancelled. No file was saved.';
  }
}
