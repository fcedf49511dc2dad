import type { ComponentType, ReactNode } from 'react';

/**
 * What stands before an action. A screen says what somebody wants to do and what stands behind; whoever binds the
 * screen to its address brings the gate.
 */
export type GateProps = {
  /** As it goes on after 'before you can': 'buy shares'. */
  action: string;
  children: ReactNode;
};

export type Gate = ComponentType<GateProps>;
export type GatedScreenProps = { gate: Gate };
