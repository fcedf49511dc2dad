import { contactUs, userSubscribe } from '@/api/contract';
import { LOST_WALLET_TOPIC } from '@/config/wallet-rule';
import { subscribeToNews, takeContactMessage } from '../domain/contact-messages';
import { assertMayReportLoss, beginLostWallet } from '../domain/lost-wallet';
import { Refusal, formRefusal } from '../domain/refusal';
import type { Member } from '../domain/sessions';
import { holdsShares } from '../domain/wallet-rule';
import { forAnyone, openTo, type Context, type Entry } from '../entry';

/** Throws for a wallet with less than one whole share, which can be replaced at once without a waiting period. */
async function assertIsLost(context: Context, { account }: Member): Promise<void> {
  assertMayReportLoss(context.state, account);
  if (await holdsShares(context, account)) return;
  throw new Refusal(
    409,
    'Your linked wallet holds less than one whole share: after a new login you can replace it at once.',
  );
}

export const CONTACT_CALLS: readonly Entry[] = [
  forAnyone(contactUs, async (message, context, member) => {
    const { state, app, now } = context;
    if (!member && !message.captcha) throw formRefusal({ captcha: 'Confirm that you are a person.' });
    if (!member || message.topic !== LOST_WALLET_TOPIC) return takeContactMessage(state, message, now);
    await assertIsLost(context, member);
    const lostWallet = beginLostWallet(state, member.account, app.origin, now);
    return { ...takeContactMessage(state, message, now), lostWallet };
  }),
  openTo(userSubscribe, ({ email }, { state, now }) => subscribeToNews(state, email, now)),
];
