import { ROUTES, type Route } from '@/config/routes';
import type { Entry } from './entry';
import { ownValue } from '@/utils/own-value';

const NAMES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/auth/login': 'Log in',
  '/auth/signup': 'Open account',
  '/auth/change-password': 'Change password',
  '/auth/forgot-password': 'Forgotten password',
  '/notifications': 'Notifications',
};

const TEXTS: Readonly<Record<string, string>> = {
  '/dashboard': 'dashboard overview portfolio value holdings',
  '/buy-shares': 'purchase invest order pay',
  '/swap': 'sell exchange convert',
  '/staking': 'stake lock unstake plans',
  '/rewards': 'claim staking rewards',
  '/wallet': 'balance address send receive link',
  '/transactions': 'activity history payments transactions hash',
  '/deals': 'orders deals certificates receipts',
  '/kyc': 'identity check verification passport',
  '/notifications': 'messages news bell',
  '/settings': 'profile security password authenticator preferences language currency theme direction text size',
  '/price': 'share price history chart calculator',
  '/bank-overview': 'bank figures capital dividends risks reports',
  '/campaign-details': 'raise funding',
  '/faq': 'faq answers help',
  '/help': 'support how to',
  '/contactus': 'contact support letter e-mail person',
  '/docs': 'documents papers contract address',
  '/about-us/blog': 'news blog articles',
  '/static/term-condition': 'terms conditions legal',
  '/static/privacy-policy': 'privacy data legal',
  '/static/risk-disclosure': 'risks legal',
};

const nameOf = ({ path, name }: Route): string | undefined => name ?? ownValue(NAMES, path);

const IS_OPEN: Readonly<Record<Route['access'], (isMember: boolean) => boolean>> = {
  public: () => true,
  guest: (isMember) => !isMember,
  private: (isMember) => isMember,
};

const OF_USE_TO: Readonly<Record<string, 'member' | 'visitor'>> = {
  '/auth/signup': 'visitor',
  '/auth/change-password': 'member',
};

export function pagesFor(isMember: boolean): Entry[] {
  const who = isMember ? 'member' : 'visitor';
  return ROUTES.flatMap((route) => {
    const name = nameOf(route);
    const isUseful = (ownValue(OF_USE_TO, route.path) ?? who) === who;
    if (name === undefined || !isUseful || !IS_OPEN[route.access](isMember)) return [];
    const { path } = route;
    return [{ id: `page:${path}`, group: 'Pages', name, keywords: ownValue(TEXTS, path), does: { go: path } }];
  });
}
