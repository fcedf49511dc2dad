import { RISK_CHANGES } from '@/config/edition-changes';
import { EDITIONS } from '@/config/editions';
import { LegalArticle } from '../components/legal-article';
import { RiskNotice } from '../components/risk-notice';
import { RISK_SECTIONS } from './risk-sections';

const EDITION = EDITIONS['risk-disclosure'];

const Summary = () => (
  <RiskNotice title="In one minute">
    <ul id="summary">
      <li>You can lose the whole amount. Invest only what you could do without for good.</li>
      <li>There may be no buyer on the day you want to sell, or only at a far lower price.</li>
      <li>Shares are not deposits: no protection scheme pays if the bank fails.</li>
      <li>A dividend is a decision of the general meeting, and the decision can be none.</li>
      <li>Whoever gets your wallet’s keys gets your shares. The bank cannot undo a transfer.</li>
      <li>This is one company. Spreading money over many different things lowers the harm that one can do.</li>
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
      points: RISK_CHANGES[0]?.points,
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
