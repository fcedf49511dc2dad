import type { SiteFigures } from '@/domain/site-figures';
import { CUSTOMERS, STAFF } from '../facts';
import { factsOf } from '../model/site-facts';
import { FactStrip } from './figures/fact-strip';

export { HistoryDrawing } from './figures/history-drawing';
export { Supervision } from './legal/supervision';
export { TeamGroups } from './team/team-groups';

export const BankInFigures = ({ figures }: { figures: SiteFigures }) => (
  <FactStrip facts={[...factsOf(figures, ['Total assets', 'Tier 1 ratio']), CUSTOMERS, STAFF]} />
);
