import { callService } from '../client';
import { contactUs, userSubscribe, type RequestOf } from '../contract';

export type ContactMessage = Omit<RequestOf<typeof contactUs>, 'captcha'>;

export const sendContactMessage = (message: ContactMessage, captcha: string) =>
  callService(contactUs, { ...message, captcha });

/** Until the reader has confirmed the address, the service sends only a request for confirmation. */
export const subscribeToNews = (email: string) => callService(userSubscribe, { email, consent: true });
