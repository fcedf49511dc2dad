import { Amount } from '@/ui/amount';
import { usualPlaces } from '@/utils/money';

const MOST_PLACES = 6;

/** A reward of a few seconds has a dozen zeros before its first digit, so the decimals are limited, too. */
export const RewardAmount = ({ value }: { value: string | null }) => (
  <Amount value={value} unit="FNX" places={value === null ? undefined : Math.min(usualPlaces(value), MOST_PLACES)} />
);
