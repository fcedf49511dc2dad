import { MINIMUM_REACHED, RAISE } from '@/config/raise';
import { shareOfWhole } from '@/domain/campaign';
import { grouped, formatFigure, momentOf, END_OF_OCTOBER, SOURCE, type ServiceFact } from '@/domain/format-figure';
import type { SiteBank, SiteFigures } from '@/domain/site-figures';
import { parseServiceAmount } from '@/utils/service-amount';

const drawn = (share: string | null): string => String(Math.min(Number(share ?? 0), 100));

function minimumLabel({ raised, min, startsAt }: SiteBank['campaign']): string {
  if ((parseServiceAmount(raised) ?? 0n) < (parseServiceAmount(min) ?? 0n)) return 'Minimum';
  const isOurs = Date.parse(startsAt) === Date.parse(RAISE.startsAt);
  return isOurs ? `Minimum, reached ${MINIMUM_REACHED}` : 'Minimum, reached';
}

export function campaignFacts({ bank: { campaign }, readAt }: SiteFigures) {
  const { raised, min, max, investors } = campaign;
  const share = shareOfWhole(raised, max);
  const asOf = readAt === null ? END_OF_OCTOBER : momentOf(readAt);
  const dollars = (value: string) => formatFigure({ value, unit: 'USD' });
  const fact = (label: string, value: string): ServiceFact => ({ label, value, asOf, source: SOURCE });
  return {
    target: fact('Target', dollars(max)),
    raised: fact('Raised', dollars(raised)),
    minimum: fact(minimumLabel(campaign), dollars(min)),
    investors: fact('Investors', grouped(String(investors))),
    share: fact('Of the target', share === null ? '—' : `${share}%`),
    raisedShare: drawn(share),
    minimumShare: drawn(shareOfWhole(min, max)),
  };
}
