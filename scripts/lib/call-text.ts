type CallText = readonly [summary: string, description: string];

/** The purpose of each call, by its name in the contract. */
export const CALL_TEXT: Readonly<Record<string, CallText>> = {
  getBankOverview: [
    'The bank in figures',
    'Key figures, ratios, documents, risks and the campaign, for the public pages. Figures with the same label and several dates form a time series.',
  ],
  getBlogList: ['A page of news', 'Articles, newest first, for the news page, the feed and the site map.'],
  viewBlog: ['One article', 'The article of a slug with its rich text and related articles. An unknown slug is a 404.'],
  generateSdkToken: [
    'A token for the identity check',
    'Opens the identity provider’s frame for this investor. The app asks for another token when this one expires.',
  ],
  updateApplicantId: ['Save the applicant', 'Links the identity provider’s applicant to this investor.'],
  resetApplicant: [
    'Start the identity check again',
    'Ends the present check, so that the investor can begin a new one.',
  ],
  listNotifications: ['A page of notices', 'The investor’s notices, newest first, with the number of unread ones.'],
  sawAllNotifications: ['Mark all notices as read', 'Returns how many are unread afterwards.'],
  removeNotification: ['Remove a notice', 'Removes the notice of this id. An unknown id is a 404.'],
  removeAllNotifications: ['Remove all notices', 'Removes every notice of this investor.'],
  getFaqs: ['Questions and answers', 'The questions of the help page, in their order, with rich text as answers.'],
  getStaticList: ['The managed pages', 'The pages that the bank edits, such as the terms, without their text.'],
  getStatic: [
    'One managed page',
    'The page of a slug with its rich text and version. The app needs term-condition, risk-disclosure and privacy-policy.',
  ],
  getTeam: ['The people of the bank', 'Everyone on the team page, by group and order.'],
  getMinimumPayment: ['The smallest payment', 'The smallest payment that the service accepts in this currency.'],
  getTransactionsFile: [
    'The transactions as a file',
    'An .xlsx file of the transactions that the filters select. Numbers are numbers and dates are dates. Text that begins with = + - @ stays text.',
  ],
  changePassword: ['Change the password', 'Ends all other sessions. A wrong old password is a 400 on `oldPassword`.'],
  contactUs: [
    'Write to support',
    'With a token and the topic "Lost wallet", the service sends codes, and `lostWallet` has the id of the session that confirms them.',
  ],
  createAccount: [
    'Sign up',
    'Sends codes to phone and e-mail. A known e-mail or phone gets the same answer, and its owner gets a mail. With a `sessionId` it corrects an unfinished sign-up.',
  ],
  verifyPhoneOtp: [
    'Confirm the phone',
    'Checks the code that was sent to the phone, and returns the next step. The last code of a new account logs in.',
  ],
  verifyEmailOtp: [
    'Confirm the e-mail',
    'Checks the code that was sent by e-mail, and returns the next step. The last code of a new account logs in.',
  ],
  resendPhoneOtp: ['Send the phone code again', 'Without a `sessionId`, the code goes to the logged-in investor.'],
  resendEmailOtp: ['Send the e-mail code again', 'Without a `sessionId`, the code goes to the logged-in investor.'],
  userLogin: [
    'Begin a login',
    'Checks e-mail and password, and sends the codes that `requires` lists. A wrong password is a 400 on the field.',
  ],
  loginVerifyOtp: [
    'Finish a login',
    'Takes the codes together or one after another. The last one returns the token. Until then `remaining` lists the missing codes.',
  ],
  loginResendOtp: ['Send a login code again', 'Sends a new code to the phone or by e-mail.'],
  logout: ['Log out', 'Ends the session of this token.'],
  getProfile: ['The investor', 'Name, contact, identity status, wallet, accepted documents and settings.'],
  getSettings: ['The settings', 'How the app looks for this investor, and which messages the service sends.'],
  putSettings: [
    'Change settings',
    'Changes the given fields only, and accepts versions of the terms and the risk disclosure. A change that is older than the last one is ignored.',
  ],
  forgotPassword: ['Forgotten password', 'Sends a code. The answer is the same whether or not the account exists.'],
  verifyForgotOtp: ['Confirm the code', 'Returns the `resetToken` that allows a new password.'],
  resetPassword: ['Set a new password', 'Sets the password and ends all sessions. Each token works once.'],
  sendOtpEmail: ['Send an e-mail code again', 'For a forgotten password or a deactivation that has begun.'],
  deactivateAccount: [
    'Begin a deactivation',
    'Sends a code. If something is in progress, no code is sent, and `blockers` says what is in progress.',
  ],
  verifyDeactivateOtp: ['Deactivate the account', 'Checks the code and closes the account.'],
  enableTwoFactor: [
    'Turn two-factor on or off',
    'Turning it on returns a secret, which takes effect once it is verified. Turning it off needs a code of the authenticator or a recovery code.',
  ],
  verifyTwoFactor: ['Confirm two-factor', 'Checks the first code and returns the recovery codes, once.'],
  renewRecoveryCodes: ['New recovery codes', 'Returns new codes, once, and ends the old ones.'],
  getWalletNonce: [
    'What a wallet must sign',
    'Creates a nonce for an EIP-4361 message. A nonce is valid once, for this address, and has at least 8 letters and digits.',
  ],
  linkWallet: [
    'Link a wallet',
    'Takes the signed message. To replace a wallet that holds shares, `former` is needed as well.',
  ],
  confirmLostWallet: ['Confirm a lost wallet', 'Checks the codes. The wallet can be replaced after `effectiveAt`.'],
  stopLostWallet: ['Stop a lost wallet’s request', 'The linked wallet stays as it is.'],
  dashboard: ['The overview', 'Shares, cost, value, rewards and open orders of this investor.'],
  graphForDealUser: ['Value over time', 'The value of the shares and what was invested, for the chart.'],
  getDealHistory: ['A page of orders', 'The investor’s orders, newest first, or those of one status.'],
  myWallet: ['The wallet', 'The linked wallet with the bank’s record of its balances, and how it can be replaced.'],
  getStaking: ['Plans and stakes', 'All plans. With a token, also the investor’s stakes and their totals.'],
  openStake: [
    'Open a stake',
    'Says where to send exactly which amount of FNX and until when. The same `idempotencyKey` returns the same stake.',
  ],
  reportStake: [
    'Report a deposit',
    'Reports the hash of the deposit, or reserves the stake before a wallet is asked. See "Stakes" in contract.md.',
  ],
  claimRewards: [
    'Claim rewards',
    'Pays the rewards of one stake or of ALL to the linked wallet. With `exit` it ends a running stake for the stated price.',
  ],
  getClaims: ['A page of claims', 'The investor’s claims, newest first.'],
  rewardCalculator: ['What a stake would earn', 'The reward of an amount in this plan, with a series for the chart.'],
  userSubscribe: ['Subscribe to news', 'Adds the e-mail to the newsletter. The answer is the same for a known one.'],
  getFnxPrice: ['The price of a share', 'The reference price. With a range also its history.'],
  getCurrencies: ['The currencies', 'Currencies to pay with, and fiat currencies to show values in.'],
  getCurrenciesWithAmount: ['What an amount costs', 'Each currency to pay with, and how much of it the amount costs.'],
  getConvertedAmount: [
    'Convert an amount',
    'Returns the amount in another currency, and until when the rate is valid.',
  ],
  buyShare: [
    'Open an order',
    'Takes `shares` or `fiatAmount`. Returns what to pay, where and until when. The same `idempotencyKey` returns the same order.',
  ],
  reportPayment: [
    'Report a payment',
    'Reports the hash of the payment, or reserves the order before a wallet is asked. See "Orders" in contract.md.',
  ],
  getTransactions: ['A page of transactions', 'The investor’s books. With an `orderId` also the order.'],
  getLatestTransactions: ['The latest transactions', 'The newest entries of the books, for the overview.'],
};

export const TAG_TEXT: Readonly<Record<string, string>> = {
  admin: 'The bank in figures.',
  blog: 'News.',
  kyc: 'The identity check.',
  notification: 'Notices of the investor.',
  static: 'Questions, and pages that the bank edits.',
  team: 'The people of the bank.',
  transactions: 'Minimum payment, and the books as a file.',
  user: 'Sign-up, login, profile, wallet, orders and stakes of the investor.',
  wallet: 'Price, currencies, buying shares and the books.',
};
