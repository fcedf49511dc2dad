import { useEffect } from 'react';
import { startEngine } from '@/tx/engine';

export function EngineOn() {
  useEffect(startEngine, []);
  return null;
}
