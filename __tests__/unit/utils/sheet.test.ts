import { sheetFile, type SheetCell } from '@/utils/sheet';
import { readSheets } from '../../support/read-sheet';

const read = async (rows: readonly (readonly SheetCell[])[], name = 'Orders') =>
  readSheets(new Uint8Array(await sheetFile({ name, columns: [{ title: 'A & B', width: 9 }], rows }).arrayBuffer()));

it('a spreadsheet is read back by another library, with typed cells', async () => {
  const rows = [
    [
      { form: 'text', value: '=1+1 <b> & "ü"' },
      null,
      { form: 'moment', value: '2026-02-01T13:45:07.000Z' },
      { form: 'amount', value: '0.000000000000000001' },
      { form: 'money', value: '99.5' },
    ],
  ] as const;
  expect(await read(rows)).toEqual([
    {
      name: 'Orders',
      rows: [
        ['A & B', null, null, null, null],
        ['=1+1 <b> & "ü"', null, new Date('2026-02-01T13:45:07.000Z'), 1e-18, 99.5],
      ],
    },
  ]);
});

it('a spreadsheet leaves out characters that XML cannot contain', async () => {
  const [sheet] = await read([[{ form: 'text', value: 'a\u0000\u001fb\ud800c' }]]);
  expect(sheet?.rows[1]).toEqual(['ab\ufffdc']);
});
