import { useEffect } from 'react';
import { tx } from '@/tx/app-engine';
import { startEngine } from '@/tx/start';

export function StartEngine() {
  useEffect(() => startEngine(tx), []);
  return null;
}
