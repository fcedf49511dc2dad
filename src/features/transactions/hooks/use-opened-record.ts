import { useState } from 'react';
import type { TxnGroup } from '@/parts/txn-groups';

const hasRecord = ({ lead, others }: TxnGroup, record: string) => [lead, ...others].some(({ _id }) => _id === record);

type Options = {
  record: string | undefined;
  listed: readonly TxnGroup[] | undefined;
  onLeave: () => void;
};

export function useOpenedRecord({ record, listed, onLeave }: Options) {
  const [pressed, setPressed] = useState<TxnGroup | null>(null);
  const [found, setFound] = useState<TxnGroup | null>(null);
  const now = record === undefined ? null : (listed?.find((group) => hasRecord(group, record)) ?? null);
  if (now !== null && now !== found) setFound(now);
  const named = found && record !== undefined && hasRecord(found, record) ? found : null;
  const close = () => {
    setPressed(null);
    setFound(null);
    if (record !== undefined) onLeave();
  };
  const isMissing = record !== undefined && listed !== undefined && named === null;
  return { opened: pressed ?? named, open: setPressed, close, isMissing };
}
