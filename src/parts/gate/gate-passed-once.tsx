import { useEffect, useState } from 'react';
import { ActionGate, type ActionGateProps } from './action-gate';

function Passed({ onPass }: { onPass: () => void }) {
  useEffect(onPass, [onPass]);
  return null;
}

/** The gate stays open once passed, because a wallet that disconnects must not remove a payment from the screen. */
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
