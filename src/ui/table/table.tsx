import { HeadCell } from './head-cell';
import { Body, Caption, Cell, Frame, Head, Row, type Column, type Sort } from './table-style';
import { ROW_OPENING } from './row-opening';

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
  sort,
  onSort,
  isBusy,
  describedBy,
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
        <Row role="row">
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </Row>
      </Head>
      <Body role="rowgroup">
        {entries.map((entry) => (
          <Row role="row" key={entryKey(entry)} {...ROW_OPENING}>
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
        ))}
      </Body>
    </Frame>
  );
}
