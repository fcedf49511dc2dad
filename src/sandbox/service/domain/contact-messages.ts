import type { RequestOf, contactUs } from '@/api/contract';
import { DAY, HOUR, iso, secondsUntil } from './clock';
import { sendMailTo } from './inbox';
import { tooMany } from './refusal';
import type { State } from './state';

type ContactMessage = RequestOf<typeof contactUs>;

const MESSAGES_AN_HOUR = 5;
const DAYS_TO_ANSWER = 7;
const FIRST_TICKET = 20_417;

const sameMail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export function takeContactMessage(
  state: State,
  { captcha: _captcha, ...message }: ContactMessage,
  now: number,
): { ticketNo: string } {
  assertMayWrite(state, message.email, now);
  const ticketNo = `T-${FIRST_TICKET + state.tickets.length}`;
  state.tickets.push({ ...message, ticketNo, at: now });
  sendMailTo(
    state,
    message.email,
    {
      subject: `We have your message: ${ticketNo}`,
      text:
        `Thank you for writing to FNX Bank. Your message has the number ${ticketNo}. A person will answer within one ` +
        `working day. We never ask for passwords, codes or recovery words. You wrote:\n\n${message.message}`,
    },
    now,
  );
  return { ticketNo };
}

function assertMayWrite({ tickets }: State, email: string, now: number): void {
  const recent = tickets.filter((ticket) => sameMail(ticket.email, email) && now - ticket.at < HOUR);
  const [oldest] = recent;
  if (!oldest || recent.length < MESSAGES_AN_HOUR) return;
  throw tooMany('You have sent several messages in an hour. We read them all.', secondsUntil(oldest.at + HOUR, now));
}

/**
 * Gives the same answer for a known e-mail address. Sends it at most one e-mail an hour, to prevent flooding a
 * mailbox.
 */
export function subscribeToNews(state: State, email: string, now: number): { state: string } {
  removeUnanswered(state, now);
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
        'Someone, hopefully you, asked for our news at this address. Reply to this e-mail with the word yes within seven days ' +
        `to start. If you do nothing, we delete the address and send nothing else. Requested on ${iso(now)}.`,
    },
    now,
  );
  return { state: 'PENDING' };
}

function removeUnanswered(state: State, now: number): void {
  state.subscriptions = state.subscriptions.filter(({ askedAt }) => now - askedAt < DAYS_TO_ANSWER * DAY);
}
