import type { SiteFigures } from '@/domain/site-figures';
import { CUSTOMERS, STAFF } from '../facts';
import { factsOf } from '../model/site-facts';
import { FactStrip } from './fact-strip';

export { HistoryDrawing } from './history-drawing';
export { Supervision } from './supervision';
export { TeamGroups } from './team-groups';

export const BankInFigures = ({ figures }: { figures: SiteFigures }) => (
  <FactStrip facts={[...factsOf(figures, ['Total assets', 'Tier 1 ratio']), CUSTOMERS, STAFF]} />
);
