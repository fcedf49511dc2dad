import styled from '@emotion/styled';
import { useId } from 'react';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { RadioInput } from '@/ui/form/radio-input';
import { SHARE, PAY_PLACES, SHARE_PLACES } from '../../model/amounts';
import type { ExactAmount } from '../../model/exact-amounts';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: 2 });
const Legend = styled('legend')(VISUALLY_HIDDEN);
const Row = styled('label')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  minBlockSize: 44,
  cursor: 'pointer',
  '& > input': { flex: 'none', marginBlockStart: 0 },
  '&:has(:checked)': { color: color.ink },
  '&:not(:has(:checked))': { color: color.soft },
  '&:has(:focus-visible)': { outline: `2px solid ${color.metal}`, outlineOffset: 2 },
});

type Props = {
  exact: readonly ExactAmount[];
  chosen: ExactAmount;
  unit: string;
  onChoose: (shares: string) => void;
};

/** Offers amounts that buy an exact number of shares. Shares have four decimals, so not every amount does. */
export function ExactChoice({ exact, chosen, unit, onChoose }: Props) {
  const name = useId();
  return (
    <Group>
      <Legend>Exact order</Legend>
      {exact.map(({ shares, payment }, at) => (
        <Row key={shares}>
          <RadioInput
            type="radio"
            name={name}
            value={shares}
            checked={shares === chosen.shares}
            onChange={() => onChoose(shares)}
          />
          <bdi>
            {at === 0 && 'Exactly '}
            <Amount value={payment} unit={unit} places={PAY_PLACES} /> for{' '}
            <Amount value={shares} unit={SHARE} places={SHARE_PLACES} />
          </bdi>
        </Row>
      ))}
    </Group>
  );
}
