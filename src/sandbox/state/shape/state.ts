import * as z from 'zod/mini';
import { STATE_VERSION } from '../../service/domain/state';
import * as money from './money';
import * as people from './people';
import { block, count, nonEmpty, whole } from './scalars';

export const stateShape = z.object({
  version: z.literal(STATE_VERSION),
  instance: nonEmpty,
  aheadS: count,
  secret: z.string().check(z.minLength(32)),
  seededAt: whole,
  accounts: z.array(people.account).check(z.minLength(1)),
  loginAttempts: z.array(people.loginAttempt),
  signUps: z.array(people.signUp),
  forgotAttempts: z.array(people.forgotAttempt),
  resetTokens: z.array(people.resetToken),
  counters: z.array(people.counter),
  sessions: z.array(people.session),
  ledger: z.array(money.ledgerEntry),
  orders: z.array(money.order),
  closedPlans: z.array(money.closedPlan),
  stakes: z.array(money.stake),
  claims: z.array(money.claim),
  outgoing: z.array(money.outgoing),
  strayPayments: z.array(money.countedPayment),
  scannedBlock: block,
  registered: z.array(money.registeredWallet),
  registeredBlock: block,
  messages: z.array(people.message),
  notices: z.array(people.accountNotice),
  applicants: z.array(people.applicant),
  walletNonces: z.array(people.walletNonce),
  lostWallets: z._default(z.array(people.lostWallet), []),
  deactivations: z.array(people.deactivation),
  tickets: z.array(people.ticket),
  subscriptions: z.array(people.subscription),
});
