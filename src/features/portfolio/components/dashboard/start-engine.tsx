import { useEffect } from 'react';
import { engine } from '@/tx/app-engine';
import { startEngine } from '@/tx/start';

export function StartEngine() {
  useEffect(() => startEngine(engine), []);
  return null;
}
