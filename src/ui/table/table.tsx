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
  /** Stands at the head of the card that a row becomes on a phone. */
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
  /** With it the rows can be walked through and opened by the keyboard. */
  onOpen?: (entry: Entry) => void;
  /** Where that is told in words. */
  describedBy?: string;
};

/**
 * One table for every width: under 900 px its rows are cards, each value beside its column's name. The roles stand
 * in the markup, since a browser forgets them where the display changes.
 */
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
