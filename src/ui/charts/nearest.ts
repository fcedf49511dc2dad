import { bisectCenter, bisectRight } from 'd3-array';
import { ownValue } from '@/utils/own-value';

export const nearestIndex = (places: readonly number[], place: number): number =>
  Math.min(places.length - 1, Math.max(0, bisectCenter([...places], place)));

export const heldIndex = (places: readonly number[], place: number): number =>
  Math.max(0, bisectRight([...places], place) - 1);

const PAGES = 10;

export function stepByKey(key: string, at: number, count: number): number | undefined {
  const page = Math.max(1, Math.round(count / PAGES));
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + page,
    PageDown: at - page,
    Home: 0,
    End: count - 1,
  };
  const wanted = ownValue(steps, key);
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted));
}
