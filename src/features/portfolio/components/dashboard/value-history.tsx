import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Range } from '@/api/contract';
import { valueHistoryQuery } from '@/api/endpoints/user/dashboard';
import { RangeToggles } from '@/parts/range-toggles';
import { Money } from '@/ui/amount';
import { Chart } from '@/ui/charts/chart';
import { useChartRead } from '@/ui/charts/chart-read';
import { useHolding } from '../../hooks/use-holding';
import { valueHistoryDrawing } from '../../model/value-history';
import { FIRST_RANGE, NO_VALUE_HISTORY, VALUE_CAPTION, VALUE_CHART } from '../../model/value-history-text';

export function ValueHistory() {
  const [range, setRange] = useState<Range>(FIRST_RANGE);
  const query = useQuery(valueHistoryQuery(range));
  const { data: now } = useHolding();
  return (
    <Chart
      name={VALUE_CHART}
      read={useChartRead(query, valueHistoryDrawing)}
      ranges={<RangeToggles chosen={range} onChoose={setRange} />}
      empty={NO_VALUE_HISTORY}
      caption={VALUE_CAPTION}
      hasKey
      last={now && <Money value={now.currentValue} />}
    />
  );
}
