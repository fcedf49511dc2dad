import { BANK_IN_FULL, TOWN } from '@/config/bank-identity';
import { EDITIONS } from '@/config/editions';
import { LegalPage } from '../components/legal/legal-page';
import type { LegalTextProps } from '../model/legal-text';
import { PRIVACY_SECTIONS } from './privacy-sections';

const OWN = {
  edition: EDITIONS['privacy-policy'],
  issuer: `${BANK_IN_FULL}, Data Protection Officer, ${TOWN}`,
  replaces: 'Version 2.2 of 1 June 2026',
  sections: PRIVACY_SECTIONS,
};

export const PrivacyPolicyScreen = (props: Partial<LegalTextProps>) => (
  <LegalPage
    own={OWN}
    {...props}
    lead="The data that the bank holds about you: what it is for, who else sees it, and when it is deleted."
    nextLinks={[
      { href: '/static/term-condition', label: 'Terms and conditions' },
      { href: '/help', label: 'Staying safe' },
      { href: '/contactus', label: 'Reach the officer' },
    ]}
  />
);
