import type { ContactMessage } from '@/api/endpoints/contact';

export type ContactFields = Record<(typeof FIELDS)[number], string>;

/** The fields in the order of the form, because the first field with an error gets the focus. */
export const FIELDS = ['name', 'email', 'topic', 'orderRef', 'message'] as const;

export const MAX_MESSAGE_LENGTH = 5_000;

export const TOPICS = [
  { value: '', label: 'Choose a topic' },
  { value: 'Account', label: 'Account and login' },
  { value: 'Payment', label: 'Payment or order' },
  { value: 'Withdrawal', label: 'Withdrawal from a purchase' },
  { value: 'Identity', label: 'Identity check' },
  { value: 'Shares', label: 'Shares, meetings, dividends' },
  { value: 'Wallet', label: 'Lost or new wallet' },
  { value: 'Security', label: 'Fake site or theft' },
  { value: 'Complaint', label: 'Complaint' },
  { value: 'Other', label: 'Something else' },
] as const;

export const topicFrom = (named: string, orderRef: string): string =>
  TOPICS.find(({ value }) => value === named)?.value || (orderRef ? 'Payment' : '');

const notBlank = (message: string) => (value: string) => value.trim() !== '' || message;

export const CONTACT_RULES = {
  name: { validate: notBlank('Enter your name.') },
  email: {
    required: 'Enter your e-mail so we can reply.',
    pattern: { value: /^\s*[^\s@]+@[^\s@]+\s*$/, message: 'Enter an e-mail address such as name@example.com.' },
  },
  topic: { required: 'Choose a topic.' },
  message: { validate: notBlank('Tell us what it is about.') },
};

export function contactMessageOf({ name, email, topic, message, orderRef }: ContactFields): ContactMessage {
  const order = orderRef.trim();
  return { name: name.trim(), email: email.trim(), topic, message: message.trim(), ...(order && { orderRef: order }) };
}
