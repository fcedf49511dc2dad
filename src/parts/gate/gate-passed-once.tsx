import { useEffect, useState } from 'react';
import { ActionGate, type ActionGateProps } from './action-gate';

function Passed({ onPass }: { onPass: () => void }) {
  useEffect(onPass, [onPass]);
  return null;
}

/**
 * A gate that never comes back in the middle of what it stands before: a wallet that lets go of its connection must not
 * take a payment off the screen.
 */
export function GatePassedOnce({ action, isOpen, children }: ActionGateProps & { isOpen: boolean }) {
  const [isThrough, setThrough] = useState(isOpen);
  const [pass] = useState(() => () => setThrough(true));
  if (isThrough || isOpen) return children;
  return (
    <ActionGate action={action}>
      <Passed onPass={pass} />
    </ActionGate>
  );
}
