import { idOf } from './entry';
import { follow } from './follow';
import { entriesOf } from './journal';
import { publish } from './publish';

/** After a reload, or in another tab: goes on where the journal says that it stands. */
export function resume(key: string): void {
  publish(key);
  for (const entry of entriesOf(key)) void follow(idOf(entry));
}
