import { idOf } from './entry';
import { follow } from './follow';
import { entriesOf } from './journal';
import { publish } from './publish';

export function resume(key: string): void {
  publish(key);
  for (const entry of entriesOf(key)) void follow(idOf(entry));
}
