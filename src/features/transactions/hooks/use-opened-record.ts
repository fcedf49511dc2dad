import { useState } from 'react';
import type { Txn } from '@/api/contract';

type Options = {
  /** Of the record that the address names. */
  record: string | undefined;
  /** Undefined until the list that the address asks for is there. */
  listed: readonly Txn[] | undefined;
  /** The address is to name no record any more. */
  onLeave: () => void;
};

/**
 * The record whose details are open: the one that was pressed, or the one that the address names. What is open stays so,
 * whatever the list becomes while it is read again.
 */
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
