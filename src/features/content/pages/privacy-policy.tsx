import { LegalArticle } from '../components/legal-article';
import { PRIVACY_SECTIONS } from './privacy-sections';

export const PrivacyPolicyScreen = () => (
  <LegalArticle
    kicker="Legal"
    title="Privacy policy"
    lead="Which data about you the bank holds, what for, who else sees it, and when it is destroyed."
    edition={{
      version: '2.2',
      effective: <time dateTime="2026-06-01">1 June 2026</time>,
      replaces: 'Version 2.1 of 2 March 2026 (changed: keeping of pictures from identity checks)',
      issuer: 'FNX Bank p.l.c., Data Protection Officer, Port Fenholm',
    }}
    sections={PRIVACY_SECTIONS}
    onward={[
      { href: '/static/term-condition', label: 'Terms and conditions' },
      { href: '/help', label: 'Staying safe' },
      { href: '/contactus', label: 'Reach the officer' },
    ]}
  />
);
