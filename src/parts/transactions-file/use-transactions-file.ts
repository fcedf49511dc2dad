import { useRef, useState } from 'react';
import type { TransactionFilters } from '@/api/endpoints/wallet/transactions';
import { fetchTransactionsFile } from '@/api/endpoints/wallet/transactions-file';
import { saveFile } from '@/utils/save-file';
import type { FileState } from './file-progress';

type Narrowed = Omit<TransactionFilters, 'page' | 'limit'>;

export function useTransactionsFile(filters: Narrowed) {
  const [state, setState] = useState<FileState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  const start = async () => {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    const update = (next: FileState) => !own.signal.aborted && setState(next);
    update({ step: 'preparing' });
    try {
      const onProgress = (progress: { loaded: number; total?: number }) => update({ step: 'receiving', progress });
      const { name, content } = await fetchTransactionsFile(filters, { signal: own.signal, onProgress });
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
