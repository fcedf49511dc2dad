export const EMAIL_RULES = {
  required: 'Enter your e-mail address.',
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\s*$/, message: 'Enter an e-mail address such as name@example.com.' },
  maxLength: { value: 254, message: 'This is longer than an e-mail address can be.' },
};
