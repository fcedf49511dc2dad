import { useEffect, useState, type ComponentType } from 'react';
import { TERMS_CHANGES } from '@/config/edition-changes';
import { EDITIONS } from '@/config/editions';
import { TERMS_PAPER } from '@/config/papers';
import { LegalArticle } from '../components/legal-article';
import { TERM_SECTIONS } from './term-sections';

const EDITION = EDITIONS['term-condition'];

/** Small, since most readers only read: the words that stand until the part has come also serve where it never does. */
function Acceptance() {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('../live/accept-terms').then(
      ({ AcceptTermsOnPage }) => setPart(() => AcceptTermsOnPage),
      () => undefined,
    );
  }, []);
  if (Part) return <Part />;
  return (
    <p>
      These terms can be accepted here once the page has loaded whole. They are asked for when an account is opened.
    </p>
  );
}

export const TermConditionScreen = () => (
  <LegalArticle
    kicker="Legal"
    title={EDITION.title}
    lead="What the bank owes you, what you owe the bank, and what neither of us can promise."
    edition={{
      version: EDITION.version,
      effective: <time dateTime={EDITION.effective.iso}>{EDITION.effective.words}</time>,
      replaces: 'Version 2.4 of 1 October 2025',
      changes: TERMS_CHANGES,
      file: TERMS_PAPER,
      issuer: 'FNX Bank p.l.c., Legal Office, Port Fenholm',
    }}
    sections={TERM_SECTIONS}
    closing={<Acceptance />}
    onward={[
      { href: '/static/risk-disclosure', label: 'Risk disclosure' },
      { href: '/static/privacy-policy', label: 'Privacy policy' },
      { href: '/contactus', label: 'Complaints and contact' },
    ]}
  />
);
