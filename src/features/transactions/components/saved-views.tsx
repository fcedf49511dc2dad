import styled from '@emotion/styled';
import { useState, type FormEvent, useCallback, useMemo, useSyncExternalStore } from 'react';
import { color } from '@/theme/tokens';
import { Button, TextButton, PrimaryButton } from '@/ui/button/button';
import { notify } from '@/ui/notify';
import type { UrlChange, UrlFields } from '@/utils/hooks/use-url-fields';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { Form } from '@/ui/form/form';
import { TextField } from '@/ui/form/text-field';
import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';
import { createSignal } from '@/utils/store';
import { FILTERS } from '../model/list-url';
import {
  isSameView,
  nameProblem,
  renamed,
  withView,
  withoutView,
  type SavedView,
  MAX_NAME_LENGTH,
  problemText,
  type NameProblem,
  readViews,
} from '../model/saved-views';

const keyOf = (accountId: string) => `${STORAGE_KEYS.transactionViews}:${accountId}`;

/** The `storage` event fires only in other tabs, so this tab needs its own signal. */
const changed = createSignal<null>();

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  const end = changed.listen(onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    end();
  };
}

function useSavedViews(accountId: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => localStore.read(keyOf(accountId)),
    () => null,
  );
  const views = useMemo(() => readViews(text), [text]);
  const keep = useCallback(
    (next: readonly SavedView[]) => {
      localStore.write(keyOf(accountId), JSON.stringify(next));
      changed.emit(null);
    },
    [accountId],
  );
  return { views, keep };
}

type Props = {
  isOpen: boolean;
  before: string | undefined;
  problemOf: (name: string) => NameProblem | null;
  onName: (name: string) => void;
  onClose: () => void;
};

const ViewName = ({ isOpen, onClose, before, ...form }: Props) => (
  <Dialog title={before === undefined ? 'Save filter' : 'Rename filter'} isOpen={isOpen} onClose={onClose}>
    <NameForm before={before} onClose={onClose} {...form} />
  </Dialog>
);

type FormProps = Omit<Props, 'isOpen'>;

function useViewName({ before = '', problemOf, onName }: FormProps) {
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const type = (text: string) => {
    setName(text);
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(name);
    setProblem(found);
    if (!found) onName(name);
  };
  return { name, problem, type, submit };
}

function NameForm(props: FormProps) {
  const { name, problem, type, submit } = useViewName(props);
  return (
    <Form onSubmit={submit} aria-label="View">
      <TextField
        label="Filter name"
        hint="Saves your filters and sort order in this browser only."
        value={name}
        maxLength={MAX_NAME_LENGTH}
        error={problem ? problemText(problem) : undefined}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <DialogActions>
        <PrimaryButton type="submit">Save</PrimaryButton>
        <Button type="button" onClick={props.onClose}>
          Back
        </Button>
      </DialogActions>
    </Form>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlockEnd: 20,
});
const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } });
const Item = styled('li')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' });
const View = styled(Button)({
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  '&[aria-pressed="true"]': { borderColor: color.metal, color: color.metal },
});

const Note = styled('p')({ color: color.soft, fontSize: '0.9375rem' });

const SAVED_FIELDS = [...FILTERS, 'sort'] as const;
const hasFilter = (fields: UrlFields) => SAVED_FIELDS.some((name) => fields[name]);
const NOTHING = Object.fromEntries([...SAVED_FIELDS, 'page'].map((name) => [name, '']));

export type SavedViewsProps = {
  accountId: string;
  fields: UrlFields;
  onChange: (changes: UrlChange) => void;
};

type Naming = { before?: string } | null;

export function SavedViews({ accountId, fields, onChange }: SavedViewsProps) {
  const { views, keep } = useSavedViews(accountId);
  const [naming, setNaming] = useState<Naming>(null);
  const [isEdited, setEdited] = useState(false);
  const before = naming?.before;
  const name = (given: string) => {
    keep(before === undefined ? withView(views, { name: given, fields }) : renamed(views, before, given));
    setNaming(null);
  };
  const remove = (view: SavedView) => {
    keep(withoutView(views, view.name));
    notify({
      tone: 'info',
      text: `The filter “${view.name}” was removed.`,
      action: { label: 'Undo', onClick: () => keep(views) },
    });
  };
  return (
    <Row role="group" aria-label="Saved filters">
      <List>
        {views.map((view) => (
          <Item key={view.name}>
            <View
              type="button"
              aria-pressed={isSameView(view.fields, fields)}
              onClick={() => onChange({ ...NOTHING, ...view.fields })}
            >
              {view.name}
            </View>
            {isEdited && (
              <Tools name={view.name} onRename={() => setNaming({ before: view.name })} onRemove={() => remove(view)} />
            )}
          </Item>
        ))}
      </List>
      {hasFilter(fields) ? (
        <TextButton type="button" aria-haspopup="dialog" onClick={() => setNaming({})}>
          Save filter
        </TextButton>
      ) : (
        views.length === 0 && <Note>Set a filter to save it for later.</Note>
      )}
      {views.length > 0 && (
        <TextButton type="button" aria-expanded={isEdited} onClick={() => setEdited(!isEdited)}>
          {isEdited ? 'Done' : 'Edit filters'}
        </TextButton>
      )}
      <ViewName
        isOpen={naming !== null}
        before={before}
        problemOf={(given) => nameProblem(views, given, before)}
        onName={name}
        onClose={() => setNaming(null)}
      />
    </Row>
  );
}

type ToolsProps = { name: string; onRename: () => void; onRemove: () => void };

const Tools = ({ name, onRename, onRemove }: ToolsProps) => (
  <>
    <TextButton type="button" aria-label={`Rename ${name}`} onClick={onRename}>
      Rename
    </TextButton>
    <TextButton type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </TextButton>
  </>
);
