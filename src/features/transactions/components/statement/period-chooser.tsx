import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import { periodFrom, periodText, type Choice, type Period } from '@/domain/statement/period';
import { from as atLeast } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';

const LABEL = 'calc(0.9375rem * 1.55 + 6px)';

const Row = styled('form')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [atLeast.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // The button is offset by the height of the labels, so that an error below a field does not move the button.
  [atLeast.desktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
    '& > button': { marginBlockStart: LABEL },
  },
  '& > button': { justifySelf: 'start', minBlockSize: 48 },
});
const OWN = 'own';

type DaysProps = { days: Period; isValid: boolean; onDays: (days: Period) => void };

const OwnDays = ({ days: { from, to }, isValid, onDays }: DaysProps) => (
  <>
    <TextField
      label="First day"
      type="date"
      value={from}
      onChange={({ target }) => onDays({ from: target.value, to })}
    />
    <TextField
      label="Last day"
      type="date"
      value={to}
      error={isValid ? undefined : 'Choose two dates. The end date must not be before the start date.'}
      onChange={({ target }) => onDays({ from, to: target.value })}
    />
    <Button type="submit">Show these dates</Button>
  </>
);

type Props = { choices: readonly Choice[]; period: Period; onChoose: (period: Period) => void };

export function PeriodChooser({ choices, period, onChoose }: Props) {
  const usual = choices.find((choice) => periodText(choice.period) === periodText(period));
  const [isOwn, setOwn] = useState(!usual);
  const [days, setDays] = useState(period);
  const typed = periodFrom(`${days.from}..${days.to}`);
  const choose = (value: string) => {
    const chosen = choices.find((choice) => periodText(choice.period) === value);
    setOwn(!chosen);
    if (chosen) onChoose(chosen.period);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed) onChoose(typed);
  };
  return (
    <Row aria-label="Statement period" onSubmit={submit}>
      <SelectField
        label="Period"
        value={isOwn ? OWN : periodText(period)}
        onChange={({ target }) => choose(target.value)}
        options={[
          ...choices.map((choice) => ({ value: periodText(choice.period), label: choice.label })),
          { value: OWN, label: 'Custom dates' },
        ]}
      />
      {isOwn && <OwnDays days={days} isValid={Boolean(typed)} onDays={setDays} />}
    </Row>
  );
}
