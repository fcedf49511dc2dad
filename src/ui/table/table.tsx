import type { ReactNode } from 'react';
import { HeadCell } from './head-cell';
import { Body, Caption, Cell, Frame, Head, Row, type Align } from './table-style';
import { useRowKeys } from './use-row-keys';

export type Sort<Key extends string = string> = { key: Key; direction: 'ascending' | 'descending' };

export type Column<Entry, Key extends string = string> = {
  key: Key;
  label: string;
  cell: (entry: Entry) => ReactNode;
  align?: Align;
  isSortable?: boolean;
  isTitle?: boolean;
};

type Props<Entry, Key extends string> = {
  caption: string;
  columns: readonly Column<Entry, Key>[];
  entries: readonly Entry[];
  entryKey: (entry: Entry) => string;
  sort?: Sort<Key>;
  onSort?: (sort: Sort<Key>) => void;
  isBusy?: boolean;
  onOpen?: (entry: Entry) => void;
  describedBy?: string;
};

/** Rows become cards below 900 px. The roles are explicit, because browsers drop table semantics when `display` changes. */
export function Table<Entry, Key extends string>({
  caption,
  columns,
  entries,
  entryKey,
  sort,
  onSort,
  isBusy,
  onOpen,
  describedBy,
}: Props<Entry, Key>) {
  const rowProps = useRowKeys(entries, onOpen);
  return (
    <Frame role="table" aria-busy={isBusy || undefined} aria-describedby={describedBy}>
      <Caption>{caption}</Caption>
      <Head role="rowgroup">
        <Row role="row">
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </Row>
      </Head>
      <Body role="rowgroup">
        {entries.map((entry, at) => (
          <Row role="row" key={entryKey(entry)} {...rowProps(at)}>
            {columns.map(({ key, label, cell, align = 'start', isTitle }) => (
              <Cell role="cell" key={key} data-label={label} data-align={align} data-title={isTitle || undefined}>
                {cell(entry)}
              </Cell>
            ))}
          </Row>
        ))}
      </Body>
    </Frame>
  );
}
