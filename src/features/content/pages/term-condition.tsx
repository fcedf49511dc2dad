import { EDITION_CHANGES } from '@/config/edition-changes';
import { EDITIONS } from '@/config/editions';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { LegalArticle } from '../components/legal-article';
import { LivePart } from '../components/live-part';
import { TERM_SECTIONS } from './term-sections';

const loadAcceptance = async () => (await import('../live/accept-terms')).AcceptTermsOnPage;
const EDITION = EDITIONS['term-condition'];

const Acceptance = () => (
  <LivePart
    id="acceptance"
    load={loadAcceptance}
    meanwhile={<LoadingPanel label="Loading your acceptance" lines={2} />}
    unscripted={<p>These terms can be accepted here with scripts, and are asked for when an account is opened.</p>}
  />
);

export const TermConditionScreen = () => (
  <LegalArticle
    kicker="Legal"
    title={EDITION.title}
    lead="What the bank owes you, what you owe the bank, and what neither of us can promise."
    edition={{
      version: EDITION.version,
      effective: <time dateTime={EDITION.effective.iso}>{EDITION.effective.words}</time>,
      replaces: 'Version 2.4 of 1 October 2025',
      points: EDITION_CHANGES['term-condition'][0]?.points,
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
