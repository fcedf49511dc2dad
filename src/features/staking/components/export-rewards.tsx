import { TransactionsFileButton } from '@/parts/transactions-file/transactions-file-button';
import { useTransactionsFile } from '@/parts/transactions-file/use-transactions-file';
import { Stack } from '@/ui/layout/page';
import { FormError } from '@/ui/state/form-error';

/** As the bank's record calls them. */
const REWARDS = { type: 'REWARD', sort: '-createdAt' } as const;

/** The bank's record of rewards: a claim stands in it from the moment at which it is sent. */
export function ExportRewards() {
  const file = useTransactionsFile(REWARDS);
  return (
    <Stack>
      <p>A spreadsheet of every reward that was sent to your wallet, with its value then and its transaction.</p>
      <div>
        <TransactionsFileButton file={file} />
      </div>
      <FormError error={file.error} onRetry={file.start} kept={null} />
    </Stack>
  );
}
