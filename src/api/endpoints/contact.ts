import { callService } from '../client';
import { contactUs, userSubscribe, type RequestOf } from '../contract';

export type Letter = Omit<RequestOf<typeof contactUs>, 'captcha'>;

export const sendLetter = (letter: Letter, captcha: string) => callService(contactUs, { ...letter, captcha });

/** The service sends only a request for confirmation until the reader has confirmed the address. */
export const subscribeToNews = (email: string) => callService(userSubscribe, { email, consent: true });
