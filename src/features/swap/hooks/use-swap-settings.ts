import { useState } from 'react';
import { keepSettings, storedSettings, readMinutes, readSlippage, type SwapSettings } from '../model/settings';

export function useSwapSettings() {
  const [typed, setTyped] = useState(storedSettings);
  return {
    typed,
    slippage: readSlippage(typed),
    deadline: readMinutes(typed),
    change: (changes: Partial<SwapSettings>) => {
      const next = { ...typed, ...changes };
      keepSettings(next);
      setTyped(next);
    },
  };
}

export type UsedSettings = ReturnType<typeof useSwapSettings>;
