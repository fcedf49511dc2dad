import * as api from '@/api/contract';
import { confirmDeactivation, startDeactivation } from '../../domain/deactivation';
import { confirmLost, stopReplacement } from '../../domain/lost-wallet';
import { changeSettings } from '../../domain/settings';
import { confirmTwoFactor, renewOwnRecoveryCodes, startTwoFactor, stopTwoFactor } from '../../domain/two-factor';
import { finishWalletLink, startWalletLink } from '../../domain/wallet-link';
import { forMembers, type Entry } from '../../entry';

export const ACCOUNT_CALLS: readonly Entry[] = [
  forMembers(api.enableTwoFactor, ({ enable, ...given }, { state, now }, { account }) => {
    if (enable) return startTwoFactor(account);
    stopTwoFactor(state, account, given, now);
    return {};
  }),
  forMembers(api.verifyTwoFactor, ({ totp }, { state, now }, { account }) =>
    confirmTwoFactor(state, account, totp, now),
  ),
  forMembers(api.renewRecoveryCodes, ({ totp }, { state, now }, { account }) =>
    renewOwnRecoveryCodes(state, account, totp, now),
  ),
  forMembers(api.deactivateAccount, (request, { state, now }, member) =>
    startDeactivation(state, member, request, now),
  ),
  forMembers(api.verifyDeactivateOtp, (request, { state, now }, { account }) => {
    confirmDeactivation(state, account, request, now);
    return {};
  }),
  forMembers(api.getSettings, (_request, _context, { account }) => account.settings),
  forMembers(api.putSettings, (changes, { now }, { account }) => changeSettings(account, changes, now)),
  forMembers(api.getWalletNonce, (request, context, member) => startWalletLink(context, member, request)),
  forMembers(api.linkWallet, async (request, context, member) => {
    // Records the wallet's transfers under its current owner first, in case the wallet gets another owner.
    await context.settle().catch(() => undefined);
    const linked = await finishWalletLink(context, member, request);
    // The nonce is used up, so a failure here must not undo the link. The next pass records the transfers.
    await context.settle().catch(() => undefined);
    return linked;
  }),
  forMembers(api.confirmLostWallet, (request, { state, now }, { account }) =>
    confirmLost(state, account, request, now),
  ),
  forMembers(api.stopLostWallet, (_request, { state, now }, { account }) => {
    stopReplacement(state, account, now);
    return {};
  }),
];
