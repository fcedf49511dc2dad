import type { StaticBar } from '@/ui/static-charts/static-bars';

type Quarters = readonly { label: string; values: readonly string[] }[];

const PAID = /(?<=^\$)\d+(?:\.\d+)?/;
const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

export function dividendBars(quarters: Quarters, years: readonly string[]): StaticBar[] {
  const paying = quarters.filter(({ values }) => values.some((value) => PAID.test(value)));
  return years.flatMap((year, index) =>
    paying.map(({ label, values }) => {
      const printed = values[index] ?? '';
      const value = PAID.exec(printed)?.[0] ?? null;
      const quarter = ORDINALS.findIndex((ordinal) => label.startsWith(ordinal)) + 1;
      return {
        name: `Q${quarter} ${year}`,
        title: `${label} ${year}`,
        value,
        text: value ?? (printed === 'none' ? 'none' : 'open'),
      };
    }),
  );
}
