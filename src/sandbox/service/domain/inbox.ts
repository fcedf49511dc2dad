import { phoneNumber } from './accounts';
import { iso } from './clock';
import type { Account, Channel, Message, State } from './state';

const MESSAGES_KEPT = 300;

const deliver = (state: State, message: Message) => {
  state.messages = [...state.messages, message].slice(-MESSAGES_KEPT);
};

const WAYS = { phone: { channel: 'sms', to: phoneNumber }, email: { channel: 'email', to: ({ email }: Account) => email } } as const;

export function sendLoginCode(state: State, account: Account, channel: Channel, code: string, now: number): void {
  deliver(state, {
    to: WAYS[channel].to(account),
    channel: WAYS[channel].channel,
    subject: 'Your FNX login code',
    text: `${code} is your FNX login code. It works for 10 minutes. We never ask for it by phone or e-mail.`,
    code,
    at: iso(now),
  });
}

/** A letter to the owner of an account; one with a code says what the code is for. */
export function sendMail(state: State, account: Account, letter: Pick<Message, 'subject' | 'text' | 'code'>, now: number): void {
  deliver(state, { ...letter, to: account.email, channel: 'email', at: iso(now) });
}

/** A letter to an address that need not belong to an account. */
export const writeTo = (state: State, mail: Pick<Message, 'to' | 'subject' | 'text'>, now: number): void =>
  deliver(state, { ...mail, channel: 'email', at: iso(now) });

/** Newest first. A plus sign that was not encoded arrives as a space. */
export function inboxOf(state: State, to?: string): Message[] {
  const wanted = to?.replace(/^ /, '+').trim().toLowerCase();
  const found = wanted ? state.messages.filter((message) => message.to.toLowerCase() === wanted) : state.messages;
  return found.toReversed();
}
