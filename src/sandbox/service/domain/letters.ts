import type { RequestOf, contactUs } from '@/api/contract';
import { DAY, HOUR, iso, secondsUntil } from './clock';
import { sendMailTo } from './inbox';
import { tooMany } from './refusal';
import type { State } from './state';

type Letter = RequestOf<typeof contactUs>;

export type Ticket = Omit<Letter, 'captcha'> & { ticketNo: string; at: number };

export type Subscription = { email: string; askedAt: number };

const LETTERS_AN_HOUR = 5;
const DAYS_TO_ANSWER = 7;
const FIRST_TICKET = 20_417;

const sameMail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export function takeLetter(state: State, { captcha: _captcha, ...letter }: Letter, now: number): { ticketNo: string } {
  assertMayWrite(state, letter.email, now);
  const ticketNo = `T-${FIRST_TICKET + state.tickets.length}`;
  state.tickets.push({ ...letter, ticketNo, at: now });
  sendMailTo(
    state,
    letter.email,
    {
      subject: `We have your letter: ${ticketNo}`,
      text:
        `Thank you for writing to FNX Bank. Your letter has the number ${ticketNo}; a person reads it and answers within one ` +
        `working day. We never ask for passwords, codes or recovery words. You wrote:\n\n${letter.message}`,
    },
    now,
  );
  return { ticketNo };
}

function assertMayWrite({ tickets }: State, email: string, now: number): void {
  const recent = tickets.filter((ticket) => sameMail(ticket.email, email) && now - ticket.at < HOUR);
  const [oldest] = recent;
  if (!oldest || recent.length < LETTERS_AN_HOUR) return;
  throw tooMany(
    'You have written several times within an hour. We read all of it.',
    secondsUntil(oldest.at + HOUR, now),
  );
}

/**
 * Gives the same answer for a known e-mail address and sends it at most one e-mail an hour, so that no one can flood a
 * mailbox.
 */
export function askForNews(state: State, email: string, now: number): { state: string } {
  forgetUnanswered(state, now);
  const known = state.subscriptions.find((subscription) => sameMail(subscription.email, email));
  if (known && now - known.askedAt < HOUR) return { state: 'PENDING' };
  if (known) known.askedAt = now;
  else state.subscriptions.push({ email, askedAt: now });
  sendMailTo(
    state,
    email,
    {
      subject: 'Do you want news from FNX Bank?',
      text:
        'Somebody, hopefully you, asked for our notes at this address. Answer this mail with the word yes within seven days ' +
        `and they begin. If you do nothing, the address is deleted, and nothing else comes. Asked on ${iso(now)}.`,
    },
    now,
  );
  return { state: 'PENDING' };
}

function forgetUnanswered(state: State, now: number): void {
  state.subscriptions = state.subscriptions.filter(({ askedAt }) => now - askedAt < DAYS_TO_ANSWER * DAY);
}
