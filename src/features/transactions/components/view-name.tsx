import { useState, type FormEvent } from 'react';
import { Button, PrimaryButton } from '@/ui/button/button';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { Form } from '@/ui/form/form';
import { TextField } from '@/ui/form/text-field';
import { LONGEST_NAME, problemWords, type NameProblem } from '../model/saved-views';

type Props = {
  isOpen: boolean;
  before: string | undefined;
  problemOf: (name: string) => NameProblem | null;
  onName: (name: string) => void;
  onClose: () => void;
};

export const ViewName = ({ isOpen, onClose, before, ...form }: Props) => (
  <Dialog title={before === undefined ? 'Save filter' : 'Rename filter'} isOpen={isOpen} onClose={onClose}>
    <NameForm before={before} onClose={onClose} {...form} />
  </Dialog>
);

function NameForm({ before = '', problemOf, onName, onClose }: Omit<Props, 'isOpen'>) {
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(name);
    setProblem(found);
    if (!found) onName(name);
  };
  return (
    <Form onSubmit={submit} aria-label="View">
      <TextField
        label="Filter name"
        hint="Saves your filters and sort order in this browser only."
        value={name}
        maxLength={LONGEST_NAME}
        error={problem ? problemWords(problem) : undefined}
        autoComplete="off"
        onChange={({ target }) => {
          setName(target.value);
          setProblem(null);
        }}
      />
      <DialogActions>
        <PrimaryButton type="submit">Save</PrimaryButton>
        <Button type="button" onClick={onClose}>
          Back
        </Button>
      </DialogActions>
    </Form>
  );
}
