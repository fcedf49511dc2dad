import { useEffect, useState } from 'react';
import { ActionGate, type ActionGateProps } from './action-gate';

function Passed({ onPass }: { onPass: () => void }) {
  useEffect(onPass, [onPass]);
  return null;
}

/** The gate stays open once passed. Otherwise, a wallet that disconnects would remove a payment from the screen. */
export function GatePassedOnce({ isOpen, children }: ActionGateProps & { isOpen: boolean }) {
  const [isThrough, setThrough] = useState(isOpen);
  const [pass] = useState(() => () => setThrough(true));
  if (isThrough || isOpen) return children;
  return (
    <ActionGate>
      <Passed onPass={pass} />
    </ActionGate>
  );
}
