import type { Missing } from '@/domain/statement/statement';
import { Words } from '@/ui/layout/lead';

const movements = (count: number) => (count === 1 ? 'one transaction' : `${count} transactions`);

function notesOf(missing: Missing): readonly string[] {
  const { pending, withoutWorth, withoutFee, unread, isShort, isPeriodOpen, isUnpriced } = missing;
  return [
    ...(isShort
      ? [
          'The records do not add up: more shares were sent, or came back from stakes, than you ever had. Do not rely on the cost and gain here, and contact support.',
        ]
      : []),
    ...(unread ? [`The amount of ${movements(unread)} could not be read and counts as zero.`] : []),
    ...(isPeriodOpen ? ['The period has not ended, so its closing figures are as of now.'] : []),
    ...(pending ? [`Not included because not yet settled: ${movements(pending)}.`] : []),
    ...(withoutWorth
      ? [
          `We have no value for ${movements(withoutWorth)} up to the end of the period. Cost and gain depend on that value, which counts as zero.`,
        ]
      : []),
    ...(withoutFee ? [`We have no fee for ${movements(withoutFee)}.`] : []),
    ...(isUnpriced
      ? ['We have no US dollar reference price for the end of the period, so no value is shown for the shares.']
      : []),
    'Network fees that your wallet paid in BNB are not in our records.',
    'Shares that you sent to someone are deducted at cost, with no gain. Shares that you received count at their value on the day they arrived, and rewards at zero cost. Your country may tax them differently.',
  ];
}

export const MissingNotes = ({ missing }: { missing: Missing }) => (
  <Words>
    <h3>What this statement does not contain</h3>
    <ul>
      {notesOf(missing).map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </Words>
);
