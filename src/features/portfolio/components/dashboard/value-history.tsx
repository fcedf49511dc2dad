import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Range } from '@/api/contract';
import { courseQuery } from '@/api/endpoints/user/dashboard';
import { RangeToggles } from '@/parts/range-toggles';
import { Money } from '@/ui/amount';
import { Chart } from '@/ui/charts/chart';
import { useChartRead } from '@/ui/charts/chart-read';
import { useHolding } from '../../hooks/use-holding';
import { valueHistoryDrawing } from '../../model/value-history';
import { FIRST_RANGE, NO_COURSE, VALUE_CAPTION, VALUE_CHART } from '../../model/course-words';

export function ValueHistory() {
  const [range, setRange] = useState<Range>(FIRST_RANGE);
  const query = useQuery(courseQuery(range));
  const { data: now } = useHolding();
  return (
    <Chart
      name={VALUE_CHART}
      read={useChartRead(query, valueHistoryDrawing)}
      ranges={<RangeToggles chosen={range} onChoose={setRange} />}
      empty={NO_COURSE}
      caption={VALUE_CAPTION}
      hasKey
      last={now && <Money value={now.currentValue} />}
    />
  );
}
