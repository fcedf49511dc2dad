import { BANK_IN_FULL, TOWN } from '@/config/bank-identity';
import { EDITIONS } from '@/config/editions';
import { ClosingPart } from '../components/closing-part';
import { LegalPage } from '../components/legal/legal-page';
import type { LegalTextProps } from '../model/legal-text';
import { RISK_SECTIONS } from './risk-sections';
import { RISKS_IN_SHORT } from './risks-in-short';

const loadNewerRisks = () => import('../live/newer-version').then(({ NewerRisksOnPage }) => NewerRisksOnPage);

const OWN = {
  edition: EDITIONS['risk-disclosure'],
  issuer: `${BANK_IN_FULL}, Risk Office, ${TOWN}`,
  replaces: 'Version 2.0 of 20 February 2026',
  sections: RISK_SECTIONS,
  summary: {
    title: 'In one minute',
    id: 'summary',
    body: (
      <ul>
        {RISKS_IN_SHORT.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
    ),
  },
};

export const RiskDisclosureScreen = (props: Partial<LegalTextProps>) => (
  <LegalPage
    own={OWN}
    {...props}
    lead="The risks to money that you put into shares of FNX Bank. Those that could cost you most come first."
    closing={(version) => <ClosingPart load={loadNewerRisks} version={version} />}
    nextLinks={[
      { href: '/static/term-condition', label: 'Terms' },
      { href: '/how-different', label: 'A fair comparison' },
      { href: '/faq', label: 'Questions and answers' },
    ]}
  />
);
