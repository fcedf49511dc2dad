import { EDITIONS } from '@/config/editions';
import { LegalArticle } from '../components/legal-article';
import { TERM_SECTIONS } from './term-sections';

const EDITION = EDITIONS['term-condition'];

export const TermConditionScreen = () => (
  <LegalArticle
    kicker="Legal"
    title={EDITION.title}
    lead="What the bank owes you, what you owe the bank, and what neither of us can promise."
    edition={{
      version: EDITION.version,
      effective: <time dateTime={EDITION.effective.iso}>{EDITION.effective.words}</time>,
      replaces: 'Version 2.4 of 1 October 2025 (added: the campaign and the right of withdrawal)',
      issuer: 'FNX Bank p.l.c., Legal Office, Port Fenholm',
    }}
    sections={TERM_SECTIONS}
    onward={[
      { href: '/static/risk-disclosure', label: 'Risk disclosure' },
      { href: '/static/privacy-policy', label: 'Privacy policy' },
      { href: '/contactus', label: 'Complaints and contact' },
    ]}
  />
);
