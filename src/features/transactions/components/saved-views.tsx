import styled from '@emotion/styled';
import { useState } from 'react';
import { color } from '@/theme/tokens';
import { Button, TextButton } from '@/ui/button/button';
import { notify } from '@/ui/notify';
import type { AddressChange, AddressFields } from '@/utils/hooks/use-address-fields';
import { useSavedViews } from '../hooks/use-saved-views';
import { FILTERS } from '../model/list-address';
import { isSameView, nameProblem, renamed, withView, withoutView, type SavedView } from '../model/saved-views';
import { ViewName } from './view-name';

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

const KEPT = [...FILTERS, 'sort'] as const;
const hasFilter = (fields: AddressFields) => KEPT.some((name) => fields[name]);
const NOTHING = Object.fromEntries([...KEPT, 'page'].map((name) => [name, '']));

export type SavedViewsProps = {
  accountId: string;
  fields: AddressFields;
  onChange: (changes: AddressChange) => void;
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
              <Ways name={view.name} onRename={() => setNaming({ before: view.name })} onRemove={() => remove(view)} />
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

type WaysProps = { name: string; onRename: () => void; onRemove: () => void };

const Ways = ({ name, onRename, onRemove }: WaysProps) => (
  <>
    <TextButton type="button" aria-label={`Rename ${name}`} onClick={onRename}>
      Rename
    </TextButton>
    <TextButton type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </TextButton>
  </>
);
