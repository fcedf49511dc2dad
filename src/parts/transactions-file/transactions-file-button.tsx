import { Button } from '@/ui/button';
import type { useTransactionsFile } from './use-transactions-file';

type Props = { file: ReturnType<typeof useTransactionsFile> };

export const TransactionsFileButton = ({ file: { isRunning, start } }: Props) => (
  <Button type="button" aria-busy={isRunning || undefined} onClick={() => !isRunning && start()}>
    {isRunning ? 'Preparing the file…' : 'Export as a spreadsheet'}
  </Button>
);
