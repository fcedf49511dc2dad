import { useEffect, useState, type ReactNode } from 'react';
import type { Gate } from '@/ui/state/gate';

const ACTION = 'pay for your order';

function Passed({ onPass }: { onPass: () => void }) {
  useEffect(onPass, [onPass]);
  return null;
}

type Props = { gate: Gate; isOpen: boolean; children: ReactNode };

/**
 * The gate stands before a payment and never comes back in the middle of one: a wallet that lets go of its
 * connection must not take the payment off the screen.
 */
export function OnceThrough({ gate: Gate, isOpen, children }: Props) {
  const [isThrough, setThrough] = useState(isOpen);
  const [pass] = useState(() => () => setThrough(true));
  if (isThrough || isOpen) return children;
  return (
    <Gate action={ACTION}>
      <Passed onPass={pass} />
    </Gate>
  );
}
