import { RISK_CHANGES } from '@/config/edition-changes';
import { EDITIONS } from '@/config/editions';
import { RISKS_PAPER } from '@/config/papers';
import { LegalArticle } from '../components/legal-article';
import { RiskNotice } from '../components/risk-notice';
import { RISK_SECTIONS } from './risk-sections';
import { RISKS_IN_SHORT } from './risks-in-short';

const EDITION = EDITIONS['risk-disclosure'];

const Summary = () => (
  <RiskNotice title="In one minute">
    <ul id="summary">
      {RISKS_IN_SHORT.map((risk) => (
        <li key={risk}>{risk}</li>
      ))}
    </ul>
  </RiskNotice>
);

export const RiskDisclosureScreen = () => (
  <LegalArticle
    kicker="Legal"
    title={EDITION.title}
    lead="What can happen to money that is put into shares of FNX Bank, in order of how much it could cost you."
    edition={{
      version: EDITION.version,
      effective: <time dateTime={EDITION.effective.iso}>{EDITION.effective.words}</time>,
      replaces: 'Version 2.0 of 20 February 2026',
      changes: RISK_CHANGES,
      file: RISKS_PAPER,
      issuer: 'FNX Bank p.l.c., Risk Office, Port Fenholm',
    }}
    opening={<Summary />}
    sections={RISK_SECTIONS}
    onward={[
      { href: '/static/term-condition', label: 'Terms' },
      { href: '/how-different', label: 'A fair comparison' },
      { href: '/faq', label: 'Questions and answers' },
    ]}
  />
);
