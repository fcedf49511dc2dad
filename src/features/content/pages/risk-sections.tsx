import { LOST_WALLET_RISK } from '@/config/wallet-rule';
import type { Section } from '../components/contents';

export const RISK_SECTIONS: readonly Section[] = [
  {
    id: 'loss',
    title: 'Losing what you put in',
    body: (
      <>
        <p>
          Shareholders are paid last. If FNX Bank becomes insolvent, depositors, lenders and suppliers are paid first.
          In most bank failures, nothing is left for shareholders. A supervisor may also write shares down to zero while
          the bank stays open, to protect depositors.
        </p>
        <p>
          Even without a failure, the value of a share depends on how this bank, other banks and the markets do. Shares
          of sound banks have lost half their value within months.
        </p>
      </>
    ),
  },
  {
    id: 'liquidity',
    title: 'Not being able to sell',
    body: (
      <p>
        FNX is not listed on a stock exchange. You can swap it in a pool on BNB Smart Chain. The pool is small, and its
        providers may withdraw at any time. A sale that is large for the pool lowers the price you get. The bank has no
        duty to buy shares back, and does not do so.
      </p>
    ),
  },
  {
    id: 'price',
    title: 'Two prices',
    body: (
      <p>
        The bank sets the reference price with a published method. Trades set the pool’s price. The two can differ, at
        times by a lot. You can get only what the pool shows for your amount, after its fee and the effect of your own
        order. That is not the reference price times your shares.
      </p>
    ),
  },
  {
    id: 'dividends',
    title: 'Dividends and dilution',
    body: (
      <p>
        Dividends depend on profit, on capital rules and on a vote. In several quarters of the past three years there
        were none. New shares, in this campaign or a later one, make each existing share a smaller part of the bank,
        even if shareholders are asked first.
      </p>
    ),
  },
  {
    id: 'keys',
    title: 'Keys, wallets and fraud',
    body: (
      <>
        <p>
          A wallet is only as safe as its recovery words and the device that it runs on. Malicious sites imitate this
          one and ask for a signature that gives them everything in your wallet. The bank never asks for recovery words,
          never calls you about a transfer, and never sends a payment address by e-mail.
        </p>
        <p>{LOST_WALLET_RISK}</p>
      </>
    ),
  },
  {
    id: 'technology',
    title: 'The chain and the contract',
    body: (
      <p>
        BNB Smart Chain is run by validators that the bank does not control. It can stop, become expensive, split in
        two, or order transactions in ways that favour others. The contract was audited twice, which makes a flaw less
        likely but not impossible. A payment on another network or to a wrong address is usually lost.
      </p>
    ),
  },
  {
    id: 'currencies',
    title: 'BNB, USDT and your own currency',
    body: (
      <p>
        Prices are quoted in US dollars. BNB moves sharply against the dollar. USDT is meant to equal one dollar and has
        at times traded below. If you use another currency, its exchange rate affects you too, both when you buy and
        when you sell.
      </p>
    ),
  },
  {
    id: 'rewards',
    title: 'Staking and rewards',
    body: (
      <p>
        Staked tokens are locked for a term. Rewards are paid in FNX, so their value falls with the share. The bank can
        change the rate for new stakes, and leaving early costs a part of the reward or all of it. A stake uses the
        bank’s vault contract, which adds the risks of that contract to all the others.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, tax and country',
    body: (
      <p>
        Rules for securities on a chain are new and still changing. A new rule may limit who can hold FNX and how it can
        be transferred, or change how gains are taxed, even for the past. If your country forbids an offer like this
        one, you may not take part. If you move to such a country later, you may be able to hold and sell, but no longer
        to buy.
      </p>
    ),
  },
  {
    id: 'advice',
    title: 'What this text is not',
    body: (
      <p>
        It is not advice. The bank does not know your situation and has not checked whether shares suit you. If anything
        here is unclear, ask a qualified and independent adviser before you decide, and do nothing until you understand
        the answer. If this text and the prospectus differ, the prospectus applies.
      </p>
    ),
  },
];
