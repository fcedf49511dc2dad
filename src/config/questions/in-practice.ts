import { BANK, LICENCE, SUPERVISOR } from '../bank-identity';
import { DELIVERY_MINUTES } from '../step-times';
import type { Question } from './question';

export const PAYMENT_QUESTIONS: readonly Question[] = [
  {
    id: 'currencies',
    ask: 'What can I pay with?',
    answer: 'BNB or USDT, both on BNB Smart Chain. We don’t accept cards, bank transfers or coins on other networks.',
  },
  {
    id: 'need-bnb',
    ask: 'I have USDT. Why do I need BNB as well?',
    answer: 'The network charges its fee in BNB, whatever you send. A dollar’s worth covers many payments.',
  },
  {
    id: 'how-long',
    ask: 'How long until my shares arrive?',
    answer: `Usually about ${DELIVERY_MINUTES} minutes after you sign. If our check takes longer, the order says so and continues without you.`,
  },
  {
    id: 'closed-page',
    ask: 'I closed the page while paying. Is the money lost?',
    answer:
      'No. We saved the order before your wallet was asked. Log in again and check Orders before you do anything else.',
  },
  {
    id: 'wrong-network',
    ask: 'I sent USDT on another network.',
    answer:
      'We have no keys to that address on other networks and can rarely help. Write to us with the hash anyway, and do not send a second time.',
  },
];

export const WALLET_QUESTIONS: readonly Question[] = [
  {
    id: 'which-wallet',
    ask: 'Which wallets work?',
    answer:
      'MetaMask, Rainbow, Ledger, Rabby, Coinbase Wallet, Argent, Safe, and others that use WalletConnect, if they support BNB Smart Chain.',
  },
  {
    id: 'no-wallet',
    ask: 'I have no wallet. Which should I choose?',
    answer:
      'For larger amounts, a hardware wallet keeps the keys off your computer. We recommend no brand, and none pays us.',
  },
  {
    id: 'lost-wallet',
    ask: 'I have lost my wallet or its recovery words.',
    answer:
      'Choose “I have lost this wallet” on your [wallet page](/wallet), write to us there, and confirm the codes we send to your phone and e-mail. Thirty days later you can link another wallet; until then you can stop the change. [Read the full rule](/help#wallet).',
  },
  {
    id: 'gift',
    ask: 'Can I give shares to my daughter?',
    answer:
      'Yes. She needs a verified account to be registered. For a minor, both parents open one together at the counter.',
  },
  {
    id: 'staking',
    ask: 'What is staking, and should I?',
    answer:
      'You lock tokens for a term and may receive more of them. You can’t sell them during that time, so stake only what you would leave alone anyway.',
  },
];

export const SAFETY_QUESTIONS: readonly Question[] = [
  {
    id: 'protected',
    ask: 'Are shares protected like a savings account?',
    answer:
      'No. The deposit protection scheme does not cover shareholders, who are the first to lose when a bank does badly.',
  },
  {
    id: 'sell',
    ask: 'How do I sell?',
    answer:
      'Swap FNX for USDT or BNB in the pool, or agree a sale with a buyer. Check what you would receive first: a small pool can make a sale expensive.',
  },
  {
    id: 'real-site',
    ask: 'How do I know this is the real site?',
    answer:
      'Type the address yourself and keep a bookmark. Do not follow links in adverts or messages, even if they know your name.',
  },
  {
    id: 'bank-fails',
    ask: 'What happens if FNX Bank fails?',
    answer: 'The register survives, because it is on the chain. The shares would most likely be worth very little.',
  },
  {
    id: 'supervision',
    ask: `Who supervises ${BANK}?`,
    answer: `The ${SUPERVISOR}, under licence ${LICENCE}. The [reports](/bank-overview#supervision) are public.`,
  },
];
