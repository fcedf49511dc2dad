import { phoneNumber, type Contact } from './accounts';
import { iso } from './clock';
import { CODE_MAILS, type CodePurpose } from './mails';
import type { Channel, Message, State } from './state';

const MAX_MESSAGES = 300;

const deliver = (state: State, message: Message) => {
  state.messages = [...state.messages, message].slice(-MAX_MESSAGES);
};

const DELIVERY = {
  phone: { channel: 'sms', to: phoneNumber },
  email: { channel: 'email', to: ({ email }: Contact) => email },
} as const;

type CodeMessage = { purpose: CodePurpose; channel: Channel; code: string; appOrigin: string; more?: string };

/** The last line for WebOTP, with which a browser offers the code on that site only. */
const boundTo = (appOrigin: string, code: string) => `\n\n@${new URL(appOrigin).hostname} #${code}`;

export function sendCodeMessage(
  state: State,
  to: Contact,
  { purpose, channel, code, appOrigin, more }: CodeMessage,
  now: number,
): void {
  const { subject, text } = CODE_MAILS[purpose];
  deliver(state, {
    to: DELIVERY[channel].to(to),
    channel: DELIVERY[channel].channel,
    subject,
    text: [text(code), more].filter(Boolean).join(' ') + (channel === 'phone' ? boundTo(appOrigin, code) : ''),
    code,
    at: iso(now),
  });
}

type EmailContent = Pick<Message, 'subject' | 'text' | 'code'>;

export const sendMailTo = (state: State, to: string, content: EmailContent, now: number): void =>
  deliver(state, { ...content, to, channel: 'email', at: iso(now) });

export const sendMail = (state: State, { email }: Pick<Contact, 'email'>, content: EmailContent, now: number): void =>
  sendMailTo(state, email, content, now);

/** Lists messages, newest first. An unencoded plus sign in `to` arrives as a space. */
export function inboxOf(state: State, to?: string): Message[] {
  const wanted = to?.replace(/^ /, '+').trim().toLowerCase();
  const found = wanted ? state.messages.filter((message) => message.to.toLowerCase() === wanted) : state.messages;
  return found.toReversed();
}
