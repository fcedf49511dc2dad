import { Fold } from '@/ui/fold';
import { Columns } from '@/ui/layout/lead';
import { SharePrice } from '../position';
import { MinimumPurchase } from './minimum-purchase';

export const PriceAndMinimum = () => (
  <Fold title="Price and minimum">
    <Columns>
      <SharePrice />
      <MinimumPurchase />
    </Columns>
  </Fold>
);
