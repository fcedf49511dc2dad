type CodeMail = { subject: string; text: (code: string) => string };

const NEVER_ASKED = 'We never ask for it by phone or e-mail.';

export const CODE_MAILS = {
  LOGIN: {
    subject: 'Your FNX login code',
    text: (code) => `${code} is your FNX login code. It works for 10 minutes. ${NEVER_ASKED}`,
  },
  SIGN_UP: {
    subject: 'Your FNX sign-up code',
    text: (code) => `${code} is your code to open an FNX account. It works for 10 minutes. ${NEVER_ASKED}`,
  },
  FORGOT: {
    subject: 'Your FNX password code',
    text: (code) =>
      `${code} is your code to choose a new FNX password. It works for 10 minutes. ${NEVER_ASKED} If you did not request this, do nothing: your password stays the same.`,
  },
  LOST_WALLET: {
    subject: 'Your code to replace a lost wallet',
    text: (code) =>
      `${code} confirms that your wallet is lost and can be replaced. It works for 10 minutes. ${NEVER_ASKED} If you did not request this, change your password.`,
  },
} as const satisfies Record<string, CodeMail>;

export type CodePurpose = keyof typeof CODE_MAILS;

export const EMAILS = {
  ALREADY_HERE: {
    subject: 'You already have an FNX account',
    text: 'Someone, perhaps you, tried to open an account with your e-mail or phone number. Nothing has changed. You can log in; if you forgot your password, choose a new one from the login page.',
  },
  SIGN_UP_UNFINISHED: {
    subject: 'Your FNX account is not open yet',
    text: 'Someone requested a new password with your e-mail, but your account was never finished. Open it again from the start: you don’t need anything from the first try.',
  },
} as const;
