import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { DEFAULT_SLIPPAGE_BPS, judgeSlippage } from '@/domain/swap/levels';
import { completed } from '@/parts/amount-field/amount-text';
import { localStore } from '@/utils/storage';
import { toBaseUnits } from '@/utils/money';

const DEFAULT_MINUTES = 20;
const MAX_MINUTES = 60;
export const PER_CENT_PLACES = 2;

const schema = z.object({ slippage: z.string(), minutes: z.string() });

export type SwapSettings = z.infer<typeof schema>;

const DEFAULTS: SwapSettings = { slippage: '', minutes: String(DEFAULT_MINUTES) };

export function storedSettings(): SwapSettings {
  try {
    return schema.parse(JSON.parse(localStore.read(STORAGE_KEYS.swapSettings) ?? ''));
  } catch {
    return DEFAULTS;
  }
}

export const keepSettings = (settings: SwapSettings): boolean =>
  localStore.write(STORAGE_KEYS.swapSettings, JSON.stringify(settings));

type ReadSlippage = { bps: bigint; warning?: string; error?: undefined } | { bps: null; error: string };

const SLIPPAGE_TEXT = {
  quiet: undefined,
  'may-fail': 'Below 0.1% the swap may fail, because any earlier swap can move the price further.',
  amber: 'Above 5% you may get a much worse price than shown. Others can take the difference.',
} as const;

export function readSlippage({ slippage }: Pick<SwapSettings, 'slippage'>): ReadSlippage {
  if (slippage === '') return { bps: DEFAULT_SLIPPAGE_BPS };
  const bps = toBaseUnits(completed(slippage), PER_CENT_PLACES);
  if (bps === null) return { bps, error: 'Enter a number with up to 2 decimals, such as 0.5.' };
  const { level } = judgeSlippage(bps);
  if (level === 'refused') return { bps: null, error: 'The maximum slippage is 15%. Enter a lower value.' };
  return { bps, warning: SLIPPAGE_TEXT[level] };
}

type ReadMinutes = { minutes: number; error?: undefined } | { minutes: null; error: string };

export function readMinutes({ minutes: typed }: SwapSettings): ReadMinutes {
  const minutes = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  if (minutes < 1 || minutes > MAX_MINUTES)
    return { minutes: null, error: `Enter whole minutes, from 1 to ${MAX_MINUTES}.` };
  return { minutes };
}

/** Wrapping uses neither setting, so an invalid setting must not block it. */
export const UNUSED_SETTINGS = { bps: DEFAULT_SLIPPAGE_BPS, minutes: DEFAULT_MINUTES } as const;
