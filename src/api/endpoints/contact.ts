import { callService } from '../client';
import { contactUs, type RequestOf } from '../contract';

export type Letter = Omit<RequestOf<typeof contactUs>, 'captcha'>;

export const sendLetter = (letter: Letter, captcha: string) => callService(contactUs, { ...letter, captcha });
