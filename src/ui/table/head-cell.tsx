import { Heading, SortButton, SortMark, type Column, type Sort } from './table-style';

type Props<Entry, Key extends string> = {
  column: Column<Entry, Key>;
  sort?: Sort<Key>;
  onSort?: (sort: Sort<Key>) => void;
};

const MARKS = { ascending: 'M5 1L9 7H1z', descending: 'M5 9L1 3h8z', none: 'M5 0l3 4H2zM5 10L2 6h6z' } as const;

export function HeadCell<Entry, Key extends string>({ column, sort, onSort }: Props<Entry, Key>) {
  const { key, label, align = 'start', isSortable, place } = column;
  if (!isSortable || !onSort) {
    return (
      <Heading role="columnheader" scope="col" data-align={align} data-place={place}>
        {label}
      </Heading>
    );
  }
  const direction = sort?.key === key ? sort.direction : 'none';
  const next = direction === 'descending' ? 'ascending' : 'descending';
  return (
    <Heading role="columnheader" scope="col" data-align={align} data-place={place} data-sorts="" aria-sort={direction}>
      <SortButton type="button" onClick={() => onSort({ key, direction: next })}>
        {label}
        <SortMark width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" data-is={direction}>
          <path d={MARKS[direction]} fill="currentColor" />
        </SortMark>
      </SortButton>
    </Heading>
  );
}
