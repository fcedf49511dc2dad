import { BANK_IN_FULL, TOWN } from '@/config/bank-identity';
import { EDITIONS } from '@/config/editions';
import { ClosingPart } from '../components/closing-part';
import { LegalPage } from '../components/legal/legal-page';
import type { LegalTextProps } from '../model/legal-text';
import { TERM_SECTIONS } from './term-sections';

const loadAcceptance = () => import('../live/accept-terms').then(({ AcceptTermsOnPage }) => AcceptTermsOnPage);

const UNLOADED = (
  <p>
    You can accept these terms here once the page has loaded completely. You are also asked to accept them when you open
    an account.
  </p>
);

const OWN = {
  edition: EDITIONS['term-condition'],
  issuer: `${BANK_IN_FULL}, Legal Office, ${TOWN}`,
  replaces: 'Version 2.4 of 1 October 2025',
  sections: TERM_SECTIONS,
};

export const TermConditionScreen = (props: Partial<LegalTextProps>) => (
  <LegalPage
    own={OWN}
    {...props}
    lead="What the bank owes you, what you owe the bank, and what neither of us can promise."
    closing={(version) => <ClosingPart load={loadAcceptance} version={version} meanwhile={UNLOADED} />}
    nextLinks={[
      { href: '/static/risk-disclosure', label: 'Risk disclosure' },
      { href: '/static/privacy-policy', label: 'Privacy policy' },
      { href: '/contactus', label: 'Complaints and contact' },
    ]}
  />
);
