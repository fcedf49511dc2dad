import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { FieldNotes, useFieldIds, type FieldText } from './field';
import { RadioInput } from './radio-input';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: 8 });
const Legend = styled('legend')({ padding: 0, marginBlockEnd: 8, fontSize: '0.9375rem', color: color.soft });
const Cards = styled('div')({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});

const Card = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  padding: 16,
  minBlockSize: 44,
  alignContent: 'start',
  border: `1px solid ${color.edge}`,
  borderRadius: 3,
  cursor: 'pointer',
  '&:hover:not(:has(:disabled))': { borderColor: color.ink },
  '&:has(:checked)': {
    borderColor: color.metal,
    boxShadow: `inset 0 0 0 1px ${color.metal}`,
    background: color.raised,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${color.metal}`, outlineOffset: 2 },
  '&:has(:disabled)': { opacity: 0.6, cursor: 'default' },
});

const Name = styled('span')({ fontWeight: 600 });
const Rest = styled('span')({ gridColumn: 2, fontSize: '0.9375rem', color: color.soft });

type RadioCard = { value: string; name: string; rest?: ReactNode; isDisabled?: boolean };

type Props = FieldText & { cards: readonly RadioCard[]; value: string | null; onValue: (value: string) => void };

export function RadioCards({ label, hint, error, cards, value, onValue }: Props) {
  const { id, ...ids } = useFieldIds({ hint, error });
  const group = useId();
  return (
    <Group {...ids}>
      <Legend>{label}</Legend>
      <Cards>
        {cards.map((card) => (
          <Card key={card.value}>
            <RadioInput
              type="radio"
              name={group}
              value={card.value}
              checked={card.value === value}
              disabled={card.isDisabled}
              aria-labelledby={`${group}${card.value}-name`}
              aria-describedby={card.rest ? `${group}${card.value}-rest` : undefined}
              onChange={() => onValue(card.value)}
            />
            <Name id={`${group}${card.value}-name`}>{card.name}</Name>
            {card.rest && <Rest id={`${group}${card.value}-rest`}>{card.rest}</Rest>}
          </Card>
        ))}
      </Cards>
      <FieldNotes id={id} hint={hint} error={error} />
    </Group>
  );
}
