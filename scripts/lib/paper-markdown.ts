import type { PaperSection } from './paper-html';
import { escaped } from './rich-html';

type Row = readonly string[];

const EMAIL = /[\w.]+@fnx\.example/g;
const TABLE_LINE = /^\|.*\|$/;
const RULE_CELL = /^:?-+:?$/;

const inline = (text: string): string =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(EMAIL, (address) => `<a href="mailto:${address}">${address}</a>`);

const cellsOf = (line: string): Row =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

export type PaperTable = { caption: string; head: Row; isNumber: readonly boolean[]; rows: readonly Row[] };

/**
 * A table with at most this many rows is never split between two sheets. Rows of text are higher than rows of
 * figures.
 */
const SHORT_ROWS = { figures: 24, text: 8 };

const isTotal = ([first = '']: Row) => first.startsWith('**');

function headHtml({ head, isNumber }: PaperTable): string {
  if (head.every((title) => title === '')) return '';
  const cells = head.map((title, at) => {
    if (title === '') return '<td></td>';
    return `<th scope="col"${isNumber[at] ? ' class="n"' : ''}>${inline(title)}</th>`;
  });
  return `<thead><tr>${cells.join('')}</tr></thead>`;
}

function rowHtml(row: Row, isNumber: readonly boolean[]): string {
  const [label = '', ...values] = row;
  const cells = values.map((value, at) => `<td${isNumber[at + 1] ? ' class="n"' : ''}>${inline(value)}</td>`);
  return `<tr${isTotal(row) ? ' class="sum"' : ''}><th scope="row">${inline(label)}</th>${cells.join('')}</tr>`;
}

export function tableHtml(table: PaperTable): string {
  const { caption, isNumber, rows } = table;
  const most = isNumber.includes(true) ? SHORT_ROWS.figures : SHORT_ROWS.text;
  const body = rows.map((row) => rowHtml(row, isNumber)).join('');
  return `<table${rows.length <= most ? ' class="short"' : ''}><caption>${inline(caption)}</caption>${headHtml(table)}<tbody>${body}</tbody></table>`;
}

function readTable(lines: readonly string[]): string {
  const [first = ''] = lines;
  if (!first.startsWith('Table: ')) throw new Error(`This table has no caption: ${first}`);
  const [head = [], rule = [], ...rows] = lines.slice(1).map(cellsOf);
  if (!rule.every((cell) => RULE_CELL.test(cell))) throw new Error(`This table has no second line: ${first}`);
  const uneven = rows.find((row) => row.length !== head.length);
  if (uneven) throw new Error(`This row has the wrong number of cells: ${uneven.join(' | ')}`);
  return tableHtml({
    caption: first.slice('Table: '.length),
    head,
    isNumber: rule.map((cell) => cell.endsWith(':')),
    rows,
  });
}

const itemsHtml = (tag: 'ol' | 'ul', lines: readonly string[], mark: RegExp) =>
  `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;

function blockHtml(block: string): string {
  if (block.startsWith('<table')) return block;
  const lines = block.split('\n');
  if (lines.some((line) => TABLE_LINE.test(line))) return readTable(lines);
  if (block.startsWith('### ')) return `<h3>${inline(block.slice(4))}</h3>`;
  if (lines.every((line) => line.startsWith('- '))) return itemsHtml('ul', lines, /^- /);
  if (lines.every((line) => /^\d+\. /.test(line))) return itemsHtml('ol', lines, /^\d+\. /);
  return `<p>${inline(lines.join(' '))}</p>`;
}

/**
 * Reads the part of Markdown that the documents use: sections (`##`), headings (`###`), paragraphs, lists, bold text,
 * and tables below a line that starts with `Table:`.
 */
export function readMarkdown(text: string): PaperSection[] {
  const [, ...sections] = `\n${text.trim()}`.split(/\n## /);
  return sections.map((section, at) => {
    const [title = '', ...rest] = section.split('\n');
    const blocks = rest
      .join('\n')
      .split(/\n\s*\n/)
      .map((block) => block.trim())
      .filter(Boolean);
    return { id: `part-${at + 1}`, title, body: blocks.map(blockHtml).join('') };
  });
}
