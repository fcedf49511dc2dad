import { callService } from '../client';
import { contactUs, userSubscribe, type RequestOf } from '../contract';

export type Letter = Omit<RequestOf<typeof contactUs>, 'captcha'>;

export const sendLetter = (letter: Letter, captcha: string) => callService(contactUs, { ...letter, captcha });

/** Nothing but a question goes to the address until it has been answered from there. */
export const askForNews = (email: string) => callService(userSubscribe, { email, consent: true });
