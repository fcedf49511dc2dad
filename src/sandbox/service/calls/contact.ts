import { contactUs, userSubscribe } from '@/api/contract';
import { askForNews, takeLetter } from '../domain/letters';
import { openTo, type Entry } from '../entry';

export const CONTACT_CALLS: readonly Entry[] = [
  openTo(contactUs, (letter, { state, now }) => takeLetter(state, letter, now)),
  openTo(userSubscribe, ({ email }, { state, now }) => askForNews(state, email, now)),
];
