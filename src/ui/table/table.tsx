import {
  Body,
  Caption,
  Cell,
  Frame,
  Head,
  Row,
  type Column,
  type Sort,
  Heading,
  SortButton,
  SortMark,
} from './table-style';
import { ROW_OPENING } from './row-opening';

type HeadCellProps<Entry, Key extends string> = {
  column: Column<Entry, Key>;
  sort?: Sort<Key>;
  onSort?: (sort: Sort<Key>) => void;
};

const MARKS = { ascending: 'M5 1L9 7H1z', descending: 'M5 9L1 3h8z', none: 'M5 0l3 4H2zM5 10L2 6h6z' } as const;

function HeadCell<Entry, Key extends string>({ column, sort, onSort }: HeadCellProps<Entry, Key>) {
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

type HeadRowProps<Entry, Key extends string> = Pick<Props<Entry, Key>, 'columns' | 'sort' | 'onSort'>;

const HeadRow = <Entry, Key extends string>({ columns, sort, onSort }: HeadRowProps<Entry, Key>) => (
  <Row role="row">
    {columns.map((column) => (
      <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
    ))}
  </Row>
);

type EntryRowProps<Entry, Key extends string> = { columns: readonly Column<Entry, Key>[]; entry: Entry };

const EntryRow = <Entry, Key extends string>({ columns, entry }: EntryRowProps<Entry, Key>) => (
  <Row role="row" {...ROW_OPENING}>
    {columns.map(({ key, label, cell, align = 'start', isTitle, place }) => (
      <Cell
        role="cell"
        key={key}
        data-label={label}
        data-align={align}
        data-title={isTitle || undefined}
        data-place={place}
      >
        {cell(entry)}
      </Cell>
    ))}
  </Row>
);

type Props<Entry, Key extends string> = {
  caption: string;
  columns: readonly Column<Entry, Key>[];
  entries: readonly Entry[];
  entryKey: (entry: Entry) => string;
  sort?: Sort<Key>;
  onSort?: (sort: Sort<Key>) => void;
  isBusy?: boolean;
  describedBy?: string;
};

/**
 * Rows become cards or two lines below 900 px. The roles are explicit, because browsers drop table semantics when
 * `display` changes.
 */
export function Table<Entry, Key extends string>({
  caption,
  columns,
  entries,
  entryKey,
  isBusy,
  describedBy,
  ...sorting
}: Props<Entry, Key>) {
  return (
    <Frame
      role="table"
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      data-two-lines={columns.some(({ place }) => place) || undefined}
    >
      <Caption>{caption}</Caption>
      <Head role="rowgroup">
        <HeadRow columns={columns} {...sorting} />
      </Head>
      <Body role="rowgroup">
        {entries.map((entry) => (
          <EntryRow key={entryKey(entry)} columns={columns} entry={entry} />
        ))}
      </Body>
    </Frame>
  );
}
