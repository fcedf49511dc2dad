import { getTransactionsFile, type RequestOf } from '../../contract';
import { downloadFile } from '../../download';
import type { CallOptions } from '../../transport';

type FileOptions = Pick<CallOptions, 'signal' | 'onProgress'>;

export const fetchTransactionsFile = (filters: RequestOf<typeof getTransactionsFile>, options: FileOptions = {}) =>
  downloadFile(getTransactionsFile, filters, { ...options, fallbackName: 'fnx-transactions' });
