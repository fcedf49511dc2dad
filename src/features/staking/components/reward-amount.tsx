import { Amount } from '@/ui/amount';
import { usualPlaces } from '@/utils/money';

const MOST_PLACES = 6;

export const RewardAmount = ({ value }: { value: string | null }) => (
  <Amount value={value} unit="FNX" places={value === null ? undefined : Math.min(usualPlaces(value), MOST_PLACES)} />
);
