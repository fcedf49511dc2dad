import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import type { BlogFilter } from '@/api/endpoints/blog/list';
import { from } from '@/theme/tokens';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import { CATEGORIES } from '../model/categories';

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  alignItems: 'end',
  fontSize: '1rem',
  lineHeight: 1.5,
  maxInlineSize: 820,
  marginBlockEnd: 24,
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 200px auto' },
});
const Submit = styled(Button)({ minBlockSize: 48 });

type Props = { filter: BlogFilter; onAsk: (filter: BlogFilter) => void };

/** The category applies at once, words when they are sent. Either begins at the first page. */
export function BlogSearch({ filter: { search = '', tag = '' }, onAsk }: Props) {
  const [draft, setDraft] = useState({ of: search, text: search });
  // The address changed by other means, such as going back: it says what stands in the field.
  if (draft.of !== search) setDraft({ of: search, text: search });
  const ask = (nextTag: string) => onAsk({ search: draft.text.trim() || undefined, tag: nextTag || undefined });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(tag);
  };
  return (
    <Form role="search" aria-label="Articles" onSubmit={submit}>
      <TextField
        label="Search articles"
        type="search"
        maxLength={200}
        enterKeyHint="search"
        value={draft.text}
        onChange={({ target }) => setDraft({ of: search, text: target.value })}
      />
      <SelectField
        label="Category"
        options={optionsWith(tag)}
        value={tag}
        onChange={({ target }) => ask(target.value)}
      />
      <Submit type="submit">Search</Submit>
    </Form>
  );
}

/** A tag that is no category, as an article's own tags lead to, stands in the list while it is chosen. */
function optionsWith(tag: string) {
  const known = tag === '' || CATEGORIES.some(({ value }) => value === tag);
  return [{ value: '', label: 'All' }, ...CATEGORIES, ...(known ? [] : [{ value: tag, label: `Tag: ${tag}` }])];
}
