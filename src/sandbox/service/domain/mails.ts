type CodeMail = { subject: string; text: (code: string) => string };

const NEVER_ASKED = 'We never ask for it by phone or e-mail.';

export const CODE_MAILS = {
  LOGIN: {
    subject: 'Your FNX login code',
    text: (code) => `${code} is your FNX login code. It works for 10 minutes. ${NEVER_ASKED}`,
  },
  SIGN_UP: {
    subject: 'Your FNX sign-up code',
    text: (code) => `${code} is the code to open your FNX account. It works for 10 minutes. ${NEVER_ASKED}`,
  },
  FORGOT: {
    subject: 'Your FNX password code',
    text: (code) =>
      `${code} is the code to choose a new FNX password. It works for 10 minutes. ${NEVER_ASKED} If you asked for nothing, do nothing: your password stays as it is.`,
  },
  LOST_WALLET: {
    subject: 'Your code to replace a lost wallet',
    text: (code) =>
      `${code} confirms that your wallet is lost and that another one may take its place. It works for 10 minutes. ${NEVER_ASKED} If you did not ask for this, change your password.`,
  },
} as const satisfies Record<string, CodeMail>;

export type CodePurpose = keyof typeof CODE_MAILS;

export const LETTERS = {
  ALREADY_HERE: {
    subject: 'You have an FNX account already',
    text: 'Somebody, perhaps you, tried to open an account with your e-mail or your phone number. Nothing has changed. To get in, log in; if you forgot your password, choose a new one from the login page.',
  },
  SIGN_UP_UNFINISHED: {
    subject: 'Your FNX account is not open yet',
    text: 'A new password was asked for with your e-mail, but the account was never finished. Open it again from the start: nothing of the first try is needed.',
  },
} as const;
