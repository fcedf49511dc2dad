import { useState } from 'react';
import type { Txn } from '@/api/contract';

type Options = {
  record: string | undefined;
  listed: readonly Txn[] | undefined;
  onLeave: () => void;
};

export function useOpenedRecord({ record, listed, onLeave }: Options) {
  const [pressed, setPressed] = useState<Txn | null>(null);
  const [found, setFound] = useState<Txn | null>(null);
  const now = record === undefined ? null : (listed?.find(({ _id }) => _id === record) ?? null);
  if (now !== null && now !== found) setFound(now);
  const named = found?._id === record ? found : null;
  const close = () => {
    setPressed(null);
    setFound(null);
    if (record !== undefined) onLeave();
  };
  const isMissing = record !== undefined && listed !== undefined && named === null;
  return { opened: pressed ?? named, open: setPressed, close, isMissing };
}
