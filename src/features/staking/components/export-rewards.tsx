import { TransactionsFileButton } from '@/parts/transactions-file/transactions-file-button';
import { useTransactionsFile } from '@/parts/transactions-file/use-transactions-file';
import { Stack } from '@/ui/layout/page';
import { FormError } from '@/ui/state/form-error';

const REWARDS = { type: 'REWARD', sort: '-createdAt' } as const;

export function ExportRewards() {
  const file = useTransactionsFile(REWARDS);
  return (
    <Stack>
      <p>A spreadsheet of every reward sent to your wallet, with its value at the time and its transaction.</p>
      <div>
        <TransactionsFileButton file={file} />
      </div>
      <FormError error={file.error} onRetry={file.start} kept={null} />
    </Stack>
  );
}
