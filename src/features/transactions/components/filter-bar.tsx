import styled from '@emotion/styled';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button, TextButton } from '@/ui/button/button';
import { TextField } from '@/ui/form/text-field';

const NARROW = '@media (max-width: 479px)';

const Bar = styled('div')({ marginBlockEnd: 20 });
/** Inherits the line height of the field beside it, so that both have the same height. */
const asField = { minBlockSize: 48, lineHeight: 'inherit' } as const;
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'end',
  '& > button': { ...asField, flex: 'none' },
});
const SearchForm = styled('form')({
  display: 'flex',
  gap: 12,
  alignItems: 'end',
  flex: '1 1 150px',
  minInlineSize: 0,
  maxInlineSize: 640,
  '& > div': { flex: '1 1 auto', minInlineSize: 0 },
  '& > button': { ...asField, [NARROW]: { display: 'none' } },
});
const More = styled('div')({ marginBlockStart: 16, '&:not([data-open])': { display: 'none' } });

type Props = {
  label: string;
  searchLabel: string;
  searched: string;
  active: number;
  onSearch: (search: string) => void;
  onClear: () => void;
  children: ReactNode;
};

export function FilterBar({ label, searchLabel, searched, active, onSearch, onClear, children }: Props) {
  // Until the user opens or closes the filters, they are open if one of them is set.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? active > 0;
  const id = useId();
  const clear = () => {
    setChosen(true);
    onClear();
  };
  return (
    <Bar role="search" aria-label={label}>
      <Row>
        <Search key={searched} label={searchLabel} searched={searched} onSearch={onSearch} />
        <Button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setChosen(!isOpen)}>
          {isOpen ? 'Hide filters' : active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      </Row>
      <More id={id} data-open={isOpen || undefined}>
        {children}
        {(active > 0 || searched !== '') && (
          <TextButton type="button" onClick={clear}>
            Clear filters
          </TextButton>
        )}
      </More>
    </Bar>
  );
}

type SearchProps = { label: string; searched: string; onSearch: (search: string) => void };

function Search({ label, searched, onSearch }: SearchProps) {
  const [text, setText] = useState(searched);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <SearchForm onSubmit={onSubmit}>
      <TextField
        label={label}
        type="search"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">Search</Button>
    </SearchForm>
  );
}
