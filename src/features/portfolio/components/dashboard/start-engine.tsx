import { useEffect } from 'react';
import { startEngine } from '@/tx/engine';

export function StartEngine() {
  useEffect(startEngine, []);
  return null;
}
