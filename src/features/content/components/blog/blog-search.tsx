import styled from '@emotion/styled';
import { useState, type FormEvent, type MouseEvent } from 'react';
import type { BlogFilter } from '@/api/endpoints/blog/list';
import { color, from } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { useHydrated } from '@/ui/use-hydrated';
import { BLOG, subjectId, toList } from '../../model/blog-url';
import { CATEGORIES } from '../../model/articles';

const Bar = styled('div')({
  display: 'grid',
  gap: '20px 40px',
  alignItems: 'end',
  marginBlockEnd: 36,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)' },
});
const Kinds = styled('nav')({ display: 'flex', flexWrap: 'wrap', columnGap: 26 });
const Kind = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: color.soft,
  textDecoration: 'none',
  borderBlockEnd: '2px solid transparent',
  '&:hover': { color: color.ink },
  '&[aria-current]': { color: color.ink, fontWeight: 550, borderBlockEndColor: color.metal },
});
const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'end',
  '@media print': { display: 'none' },
});
const Field = styled('input')({
  font: 'inherit',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 48,
  paddingInline: 14,
  borderRadius: 3,
  border: `1px solid ${color.edge}`,
  background: color.ground,
  color: color.ink,
  '&:hover': { borderColor: color.ink },
  '&::placeholder': { color: color.faint, opacity: 1 },
});
const Submit = styled(Button)({ minBlockSize: 48 });

type Props = {
  filter: BlogFilter;
  onAsk: (filter: BlogFilter) => void;
  subjects: ReadonlySet<string>;
};

export function BlogSearch({ filter: { search = '', tag = '' }, onAsk, subjects }: Props) {
  const [draft, setDraft] = useState({ of: search, text: search });
  // The URL changed by other means, such as the Back button. The field then shows the URL's text.
  if (draft.of !== search) setDraft({ of: search, text: search });
  const asked = (nextTag: string) => ({ search: draft.text.trim() || undefined, tag: nextTag || undefined });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(asked(tag));
  };
  return (
    <Bar>
      <Categories tag={tag} toFilter={asked} onAsk={onAsk} subjects={subjects} />
      <Form role="search" aria-label="Articles" action={BLOG} onSubmit={submit}>
        <Field
          aria-label="Search articles"
          placeholder="Search articles"
          name="search"
          type="search"
          maxLength={200}
          enterKeyHint="search"
          value={draft.text}
          onChange={({ target }) => setDraft({ of: search, text: target.value })}
        />
        <Submit type="submit">Search</Submit>
      </Form>
    </Bar>
  );
}

type CategoriesProps = Omit<Props, 'filter'> & { tag: string; toFilter: (tag: string) => BlogFilter };

/** Without JavaScript, the list cannot be filtered. Each category then links to its part of the list of titles. */
function Categories({ tag, toFilter, onAsk, subjects }: CategoriesProps) {
  const isHydrated = useHydrated();
  const unscripted = (value: string) => (subjects.has(value) ? `#${subjectId(value)}` : BLOG);
  return (
    <Kinds aria-label="Categories">
      {optionsWith(tag).map(({ value, label }) => {
        const filter = toFilter(value);
        const ask = (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onAsk(filter);
        };
        return (
          <Kind
            key={value}
            href={isHydrated ? toList(filter) : unscripted(value)}
            aria-current={value === tag ? 'true' : undefined}
            onClick={ask}
          >
            {label}
          </Kind>
        );
      })}
    </Kinds>
  );
}

function optionsWith(tag: string) {
  const known = tag === '' || CATEGORIES.some(({ value }) => value === tag);
  return [{ value: '', label: 'All' }, ...CATEGORIES, ...(known ? [] : [{ value: tag, label: `Tag: ${tag}` }])];
}
