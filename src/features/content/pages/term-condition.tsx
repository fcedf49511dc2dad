import { LegalArticle } from '../components/legal-article';
import { TERM_SECTIONS } from './term-sections';

export const TermConditionScreen = () => (
  <LegalArticle
    kicker="Legal"
    title="Terms and conditions"
    lead="What the bank owes you, what you owe the bank, and what neither of us can promise."
    edition={{
      version: '3.0',
      effective: <time dateTime="2026-03-02">2 March 2026</time>,
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
