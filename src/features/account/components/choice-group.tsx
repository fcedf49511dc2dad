import styled from '@emotion/styled';
import { useId } from 'react';
import { color } from '@/theme/tokens';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
const Legend = styled('legend')({ padding: 0, fontWeight: 550, marginBlockEnd: 8 });
const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  cursor: 'pointer',
  '& input': { inlineSize: 20, blockSize: 20, margin: 0, accentColor: color.metal },
});

type Props<T extends string> = {
  legend: string;
  value: T;
  choices: readonly (readonly [T, string])[];
  onChoose: (value: T) => void;
};

export function ChoiceGroup<T extends string>({ legend, value, choices, onChoose }: Props<T>) {
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {choices.map(([choice, label]) => (
        <Choice key={choice}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(choice)} />
          {label}
        </Choice>
      ))}
    </Group>
  );
}
