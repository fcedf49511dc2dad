import { useRef, useState } from 'react';
import type { Progress } from '@/api/transport';
import { saveFile } from '@/utils/save-file';
import type { FileState } from './file-progress';

type Options = { signal: AbortSignal; onProgress: (progress: Progress) => void };
type Fetch = (options: Options) => Promise<{ name: string; content: Blob }>;

/** Fetches a file that takes a while to prepare, and saves it. Saves nothing if the export is cancelled or fails. */
export function useFile(fetchFile: Fetch) {
  const [state, setState] = useState<FileState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  const start = async () => {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    const update = (next: FileState) => !own.signal.aborted && setState(next);
    update({ step: 'preparing' });
    try {
      const onProgress = (progress: Progress) => update({ step: 'receiving', progress });
      const { name, content } = await fetchFile({ signal: own.signal, onProgress });
      if (own.signal.aborted) return;
      saveFile(name, content);
      update({ step: 'saved', name });
    } catch (error) {
      update({ step: 'failed', error });
    } finally {
      if (running.current === own) running.current = null;
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState({ step: 'cancelled' });
  };
  return { state, start: () => void start(), cancel, error: state.step === 'failed' ? state.error : null };
}
