import { WALLET_RULE } from '@/config/wallet-rule';
import { AppLink } from '@/ui/app-link';
import type { Section } from '../components/contents';

export const TERM_SECTIONS: readonly Section[] = [
  {
    id: 'parties',
    title: 'Who these terms apply to',
    body: (
      <p>
        These terms apply between FNX Bank p.l.c. of Port Fenholm (“the bank”) and each person who opens an account on
        this site (“you”). For the shares themselves, the articles of association and the prospectus take precedence
        over these terms. Reading them does not create a contract.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You open one account, for yourself, with true details, and keep them up to date. You keep your password and
          codes secret, and tell the bank without delay if you believe that someone else has them.
        </p>
        <p>
          The bank may suspend an account if the law requires it, if an identity cannot be confirmed, or if it has good
          reason to suspect misuse. It tells you why unless that is forbidden, and ends the suspension when the reason
          no longer applies.
        </p>
      </>
    ),
  },
  {
    id: 'eligibility',
    title: 'Who may buy',
    body: (
      <p>
        Buying, swapping, staking and claiming on this site require a completed identity check, a linked wallet, the
        acceptance of these terms and of the risk disclosure in their current versions, and residence in a country that
        is served at the time of the order. If you no longer meet one of these requirements, you keep what you hold.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Orders and payment',
    body: (
      <>
        <p>
          An order names the shares, the price, the amount to pay, the address and the time at which it ends. It binds
          the bank once it is shown with a number, and it binds you once your wallet has signed the payment. You can
          have one open order at a time. Opening a new order ends an older one that is unpaid.
        </p>
        <p>
          A payment counts when the bank has verified its network, currency, address and amount on the chain. If you pay
          too little, you pay the rest or the bank returns the payment. If you pay too much, the bank delivers what you
          ordered and returns the rest, less the network fee. If you pay after the order has ended, the bank delivers
          shares only if you agree to the price at that time.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery and the register',
    body: (
      <p>
        The bank delivers the tokens to the linked wallet, usually within minutes and no later than the end of the next
        working day. On delivery you are entered in the register as a shareholder. The bank does not keep tokens for you
        and cannot sign for you.
      </p>
    ),
  },
  {
    id: 'withdrawal',
    title: 'Your right to withdraw',
    body: (
      <p>
        You may withdraw from a purchase of new shares within fourteen days from delivery, without giving reasons. To do
        so, tell the bank in writing and return all tokens of that purchase. Within five working days, the bank repays
        the price that you paid, at its value in USDT when you ordered. The right ends if you transfer or stake any of
        the tokens.
      </p>
    ),
  },
  {
    id: 'wallet',
    title: 'Your wallet and its replacement',
    body: (
      <p>
        You choose and look after your wallet. The bank treats transfers that are signed with its keys as yours.{' '}
        {WALLET_RULE.both} {WALLET_RULE.none} {WALLET_RULE.lost} {WALLET_RULE.stays}
      </p>
    ),
  },
  {
    id: 'rewards',
    title: 'Staking',
    body: (
      <p>
        A stake has the terms shown when you open it: amount, term, rate, and the cost of leaving early. These terms do
        not change until the stake ends. The bank may change or end its plans for new stakes, with fourteen days’ notice
        on this site.
      </p>
    ),
  },
  {
    id: 'fees',
    title: 'Fees',
    body: (
      <p>
        The bank charges nothing for your account, the identity check, a purchase or the register. Others may charge
        you: the network, the providers of a pool, the maker of your wallet. If the bank ever introduces a fee, it
        announces the amount sixty days ahead. If you disagree, you may close your account without cost.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          The bank is liable without limit for intent, for gross negligence, for harm to life or health, and where the
          prospectus law says so. For simple negligence it is liable only if it breaches an essential duty of the
          contract, and only for foreseeable damage.
        </p>
        <p>
          It is not liable for price changes, for the chain and its fees, for wallets and networks of others, or for
          what you sign despite a warning. The site may be unavailable at times. Paid orders are carried out anyway.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        The bank sends a new version by e-mail and shows it at login at least thirty days before it applies, with the
        differences marked. It binds you only once you accept it. If you do not accept it, you can still hold, sell and
        vote, but not buy.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'Ending, law and disputes',
    body: (
      <p>
        You may close your account at any time, and the bank may close it with sixty days’ notice. The law of Fenholm
        applies, and consumers keep the protection of their own country’s law. Before going to court, both sides try the{' '}
        <AppLink href="/contactus#complaints">complaints procedure</AppLink>. Neither side has to accept its result.
      </p>
    ),
  },
];
