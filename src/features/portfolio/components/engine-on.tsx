import { useEffect } from 'react';
import { startEngine } from '@/tx/engine';

/** Keeps what waits moving while it is on screen, and hears whose wallet it is. Draws nothing. */
export function EngineOn() {
  useEffect(startEngine, []);
  return null;
}
