import type { ReactNode } from 'react';
import { DEALS } from '@/config/routes';
import { PrimaryButton, TextButton } from '@/ui/button';
import { PrimaryLink } from '@/ui/button-link';
import { CopyText } from '@/ui/copy-text';
import { ExplorerLink } from '@/ui/explorer-link';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { stopWaitingForWallet } from '@/tx';
import { useExplorer } from '@/chain/use-explorer';
import type { Stage } from '../model/stage';
import { isAlarming, wordsOfStage } from '../model/stage-words';
import { UnansweredActions } from './unanswered-actions';

type Shown = Exclude<Stage, { kind: 'payable' | 'checking' | 'delivered' }>;
/** Without `onPay` the payment is of another order than the one on screen: it can be settled here, and not paid. */
type Props = { stage: Shown; orderId: string; onPay?: () => void; onStartOver: () => void };

/** One line that is announced when it changes, what it means, and the one thing that can be done. */
export function StageView({ stage, orderId, onPay, onStartOver }: Props) {
  const explorer = useExplorer();
  const words = wordsOfStage(stage);
  const hash = 'hash' in stage ? stage.hash : null;
  const link = hash && explorer(hash);
  if (!words) return null;
  return (
    <Stack>
      <Words role={isAlarming(stage) ? 'alert' : 'status'} aria-label={words.title}>
        <p>
          <strong>{words.title}</strong>
        </p>
        <p>{words.text}</p>
      </Words>
      {hash && <CopyText text={hash} label="Copy hash" />}
      {link && <ExplorerLink href={link} />}
      {wayOn(stage, orderId, onPay, onStartOver)}
    </Stack>
  );
}

function wayOn(stage: Shown, orderId: string, onPay: (() => void) | undefined, onStartOver: () => void): ReactNode {
  switch (stage.kind) {
    case 'awaiting-wallet':
      return (
        <TextButton type="button" onClick={() => void stopWaitingForWallet(orderId)}>
          Stop waiting
        </TextButton>
      );
    case 'unanswered':
      return stage.isSearched ? <UnansweredActions orderId={orderId} /> : null;
    case 'failed':
    case 'unsent':
      return onPay ? (
        <PrimaryButton type="button" onClick={() => onPay()}>
          Pay
        </PrimaryButton>
      ) : null;
    case 'dropped':
    case 'over':
      return (
        <PrimaryButton type="button" onClick={onStartOver}>
          Get a new price
        </PrimaryButton>
      );
    case 'reported':
      return stage.isLate ? (
        <PrimaryButton type="button" onClick={onStartOver}>
          Get a new price
        </PrimaryButton>
      ) : null;
    case 'altered':
    case 'told':
      return <PrimaryLink href={`${DEALS}?order=${encodeURIComponent(orderId)}`}>See this order</PrimaryLink>;
    case 'pending':
    case 'verifying':
      return null;
  }
}
