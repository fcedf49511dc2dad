import type { Question } from './question';

export const PAYMENT_QUESTIONS: readonly Question[] = [
  {
    id: 'currencies',
    ask: 'What can I pay with?',
    answer:
      'BNB or USDT, both on BNB Smart Chain. Cards, bank transfers and coins of other networks are not accepted for shares.',
  },
  {
    id: 'need-bnb',
    ask: 'I have USDT. Why do I need BNB as well?',
    answer: 'The network takes its fee in BNB, whatever you send. A dollar’s worth lasts for many payments.',
  },
  {
    id: 'how-long',
    ask: 'How long until my shares arrive?',
    answer:
      'Mostly within five minutes after you signed. If the bank’s check takes longer, the order says so and goes on without you.',
  },
  {
    id: 'closed-page',
    ask: 'I closed the page while paying. Is the money lost?',
    answer:
      'No. The order was written down before your wallet was asked; log in again and look under transactions before you do anything else.',
  },
  {
    id: 'wrong-network',
    ask: 'I sent USDT over another network.',
    answer:
      'The bank has no keys to that address elsewhere and can rarely help. Write with the hash all the same, and do not send a second time.',
  },
];

export const WALLET_QUESTIONS: readonly Question[] = [
  {
    id: 'which-wallet',
    ask: 'Which wallets work?',
    answer:
      'MetaMask, Rainbow, Ledger, Rabby, Coinbase Wallet, Argent, Safe, and others that speak WalletConnect, as long as they know BNB Smart Chain.',
  },
  {
    id: 'no-wallet',
    ask: 'I have no wallet. Which should I take?',
    answer:
      'For larger amounts a device of its own keeps the keys off your computer. We recommend no brand and are paid by none.',
  },
  {
    id: 'lost-wallet',
    ask: 'I have lost my wallet or its recovery words.',
    answer:
      "Write to us with the topic 'Lost wallet', and confirm the codes that go to your phone and your e-mail. Thirty days later another wallet can be linked; until then you can stop it. [The whole rule is here](/help#wallet).",
  },
  {
    id: 'gift',
    ask: 'Can I give shares to my daughter?',
    answer:
      'Yes. She needs a verified account to be entered; for a minor, both parents open one together at the counter.',
  },
  {
    id: 'staking',
    ask: 'What is staking, and should I?',
    answer:
      'You lock tokens for a term and may receive more of them. They cannot be sold meanwhile, so it suits only money that you would leave alone anyway.',
  },
];

export const SAFETY_QUESTIONS: readonly Question[] = [
  {
    id: 'protected',
    ask: 'Are shares protected like a savings account?',
    answer:
      'No. The scheme that protects deposits does not cover owners, who are the first to lose when a bank does badly.',
  },
  {
    id: 'sell',
    ask: 'How do I sell?',
    answer:
      'Swap FNX for USDT or BNB in the pool, or agree with a buyer. Look at what you would receive first: a thin pool can make a sale expensive.',
  },
  {
    id: 'real-site',
    ask: 'How do I know that this is the real site?',
    answer:
      'Type the address yourself and keep a bookmark. Do not follow advertisements or messages, even when they know your name.',
  },
  {
    id: 'bank-fails',
    ask: 'What happens if FNX Bank fails?',
    answer:
      'The register survives, since the chain keeps it. What the shares are worth is another matter, most likely very little.',
  },
  {
    id: 'is-it-real',
    ask: 'Does FNX Bank exist?',
    answer:
      'No. The bank, its town and its figures are invented to show how such an app works, and nothing on it is an offer.',
  },
];
