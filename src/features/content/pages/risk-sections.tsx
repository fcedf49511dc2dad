import { LOST_WALLET_RISK } from '@/config/wallet-rule';
import type { Section } from '../components/section';

export const RISK_SECTIONS: readonly Section[] = [
  {
    id: 'loss',
    title: 'Losing what you put in',
    body: (
      <>
        <p>
          A shareholder comes last. If FNX Bank becomes insolvent, depositors, lenders and suppliers are paid before
          anything reaches the owners, and in most bank failures nothing does. A supervisor may also write shares down
          to zero while the bank stays open, in order to protect depositors.
        </p>
        <p>
          Short of failure, the worth of a share follows the fortunes of the bank, of banks as a kind, and of markets at
          large. Falls of a half within months have happened to sound lenders.
        </p>
      </>
    ),
  },
  {
    id: 'liquidity',
    title: 'Not being able to sell',
    body: (
      <p>
        FNX is not listed on a stock exchange. It can be swapped in a pool on BNB Smart Chain whose size is modest and
        whose providers may withdraw at any time. A sale that is large for the pool lowers its own price while it is
        carried out. The bank has no duty to buy shares back, and does not do so.
      </p>
    ),
  },
  {
    id: 'price',
    title: 'Two prices',
    body: (
      <p>
        The reference price is set by the bank with a published method; the pool’s price is made by whoever trades
        there. The two can differ, at times by a lot. What you could really get is what the pool shows for your amount,
        after its fee and the effect of your own order, not the reference price times your shares.
      </p>
    ),
  },
  {
    id: 'dividends',
    title: 'Dividends and dilution',
    body: (
      <p>
        Payments to shareholders depend on profit, on capital rules and on a vote. In several quarters of the past three
        years there were none. New shares, in this campaign or a later one, make each existing share a smaller part of
        the whole, even where holders are asked first.
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
          one and ask for a signature that hands over everything. The bank never asks for recovery words, never
          telephones about a transfer, and never sends an address to pay to by e-mail.
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
        BNB Smart Chain is run by validators that the bank does not control. It can halt, become expensive, split in
        two, or order transactions in ways that favour others. The contract was audited twice, which lowers the chance
        of a flaw and does not remove it. A payment on another network or to a wrong address is, as a rule, gone.
      </p>
    ),
  },
  {
    id: 'currencies',
    title: 'BNB, USDT and your own currency',
    body: (
      <p>
        Prices are quoted in US dollars. BNB moves sharply against the dollar; USDT is meant to equal it and has at
        times traded below. Somebody who thinks in another currency bears that exchange rate as well, on the way in and
        on the way out.
      </p>
    ),
  },
  {
    id: 'rewards',
    title: 'Staking and rewards',
    body: (
      <p>
        Staked tokens are locked for a term. Rewards are paid in FNX, so their worth falls with the share; the rate can
        be changed for new stakes, and an early exit costs a part of the reward or all of it. A stake is an arrangement
        with the bank’s vault contract and adds the risks of that contract to all the others.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, tax and country',
    body: (
      <p>
        Rules for securities on a chain are new and still changing. A new rule may limit who can hold FNX, how it can be
        passed on, or how gains are taxed, also looking back. Where your country forbids an offer like this one, you may
        not take part; moving there later can mean that you may hold and sell, but no longer buy.
      </p>
    ),
  },
  {
    id: 'advice',
    title: 'What this text is not',
    body: (
      <p>
        It is no advice. The bank does not know your situation and has not checked whether shares suit it. If anything
        here is unclear, ask somebody who is qualified and independent before you decide, and do nothing until you
        understand the answer. Should this text and the prospectus differ, the prospectus prevails.
      </p>
    ),
  },
];
