import { http, HttpResponse } from 'msw';
import { getTransactionsFile } from '@/api/contract';
import { setCredentials } from '@/api/credentials';
import { downloadFile } from '@/api/download';
import { server, useServer } from '../../support/service';

useServer();

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

beforeEach(() => setCredentials({ token: 'a.b.c', secretKey: 'key' }));
afterEach(() => setCredentials(null));

async function named(disposition: string, type = SHEET, body = 'PK'): Promise<string> {
  server.use(
    http.get('*/api/v1/transactions/transaction/list-xls/', () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode(body).buffer as ArrayBuffer, {
        headers: { 'content-type': type, 'content-disposition': disposition },
      }),
    ),
  );
  return (await downloadFile(getTransactionsFile, {}, { fallbackName: 'fnx-transactions.xlsx' })).name;
}

test.each(['fnx-transactions.xlsx.exe', 'fnx.hta', 'statement.html', 'sums.csv', 'sums.xlsm', 'fnx.xlsx .lnk'])(
  'D1 a spreadsheet is never saved as %s, whatever the service calls it',
  async (name) => expect(await named(`attachment; filename="${name}"`)).toMatch(/\.xlsx$/),
);

test('D1 a long name keeps the end that says what it is', async () =>
  expect(await named(`attachment; filename="${'a'.repeat(118)}.xlsx"`)).toMatch(/\.xlsx$/));
