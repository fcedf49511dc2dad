import { PRIVACY_CHANGES } from '@/config/edition-changes';
import { EDITIONS } from '@/config/editions';
import { PRIVACY_PAPER } from '@/config/papers';
import { LegalArticle } from '../components/legal-article';
import { PRIVACY_SECTIONS } from './privacy-sections';

const EDITION = EDITIONS['privacy-policy'];

export const PrivacyPolicyScreen = () => (
  <LegalArticle
    kicker="Legal"
    title={EDITION.title}
    lead="Which data about you the bank holds, what for, who else sees it, and when it is destroyed."
    edition={{
      version: EDITION.version,
      effective: <time dateTime={EDITION.effective.iso}>{EDITION.effective.words}</time>,
      replaces: 'Version 2.2 of 1 June 2026',
      changes: PRIVACY_CHANGES,
      file: PRIVACY_PAPER,
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
