import type { Missing } from '@/domain/statement/statement';
import { Words } from '@/ui/layout/lead';

const movements = (count: number) => (count === 1 ? 'one movement' : `${count} movements`);

function notesOf(missing: Missing): readonly string[] {
  const { pending, withoutWorth, withoutFee, unread, isShort, isGoingOn, isUnpriced } = missing;
  return [
    ...(isShort
      ? [
          'The record does not add up: more shares left, or came back from stakes, than it ever had. Do not rely on the cost and the gain here, and write to support.',
        ]
      : []),
    ...(unread ? [`The amount of ${movements(unread)} cannot be read: counted as nothing.`] : []),
    ...(isGoingOn ? ['The period is not over: figures of its end are those of now.'] : []),
    ...(pending ? [`Left out, since it is not settled yet: ${movements(pending)} under way.`] : []),
    ...(withoutWorth
      ? [
          `The bank names no worth for ${movements(withoutWorth)} until the end of the period, on which cost and gain rest: counted as nothing.`,
        ]
      : []),
    ...(withoutFee ? [`The bank names no fee for ${movements(withoutFee)}.`] : []),
    ...(isUnpriced
      ? ['No reference price in US dollars is known for the end of the period, so the shares have no value here.']
      : []),
    'Network fees that your wallet paid in BNB are not on the bank’s record.',
    'Shares that were sent to somebody leave at their cost, without gain. Shares that came from elsewhere count with their worth of that day, rewards with a cost of nothing. How your country taxes them may differ.',
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
