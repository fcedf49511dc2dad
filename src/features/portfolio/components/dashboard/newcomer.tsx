import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { User } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { latestTransactionsQuery } from '@/api/endpoints/wallet/transactions';
import { BUY_SHARES } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { ButtonLink, PrimaryLink } from '@/ui/button/button-link';
import { Lead } from '@/ui/layout/lead';
import { Loaded } from '@/ui/state/loaded';
import { BANK } from '@/config/bank-identity';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { Certificate } from '@/ui/certificate/certificate';
import { Money } from '@/ui/amount';
import { useNextStepFacts } from '../../hooks/use-next-step-facts';
import { firstSteps } from '../../model/next-steps';
import { headingText, purchaseBlockerOf, type PurchaseBlocker } from '../../model/newcomer-text';
import { Section } from '../section';
import { sharesFor } from '../../model/holding';
import { Below, LastWide, DashboardSections } from './dashboard-layout';
import { LatestActivity, LATEST_READ } from './latest-activity';
import { NewcomerWaiting } from './newcomer-waiting';
import { News } from './news';
import { PriceYear } from './price-year';
import { Step } from './step-list';

const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';
const SUM = '100';

const Small = styled('p')({ marginBlockStart: 14, minBlockSize: '3.1em', color: color.soft, fontSize: '0.9375rem' });

const WouldBuy = ({ shares, currency }: { shares: string; currency: string }) => (
  <>
    <Money value={SUM} currency={currency} /> would buy <bdi>{shares}</bdi> shares today, before fees.{' '}
  </>
);

function SpecimenSkeleton({ user }: { user: User }) {
  const { data: price } = useQuery(fnxPriceQuery);
  const shares = price ? sharesFor(SUM, price.price) : null;
  return (
    <div>
      <div role="img" aria-label="Specimen certificate">
        {/* `aria-hidden`, so that only a delivered certificate can be found by its heading. */}
        <div aria-hidden="true">
          <Certificate
            issuer={BANK}
            kind="specimen"
            number="At delivery"
            issuedOn={null}
            shares={shares ?? '1'}
            holder={user.walletAddress ?? BURN_ADDRESS}
            seed={user._id}
          />
        </div>
      </div>
      <Small>
        {price && shares && <WouldBuy shares={shares} currency={price.currency} />}
        Your certificates will carry an engraving that is yours alone.
      </Small>
    </div>
  );
}

const StepsBox = styled('div')({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: 64 },
});
const Heading = styled('h2')({
  ...DISPLAY_TYPE,
  fontSize: 'clamp(2.125rem, 1.5rem + 3vw, 3.75rem)',
  marginBlockEnd: 16,
  textWrap: 'balance',
});
const Reading = styled('ul')({
  '& > li': { display: 'grid', gap: 2, paddingBlock: 14, borderBlockStart: `1px solid ${color.rule}` },
  '& a': { fontWeight: 550, textDecorationColor: color.metal, textUnderlineOffset: '0.3em' },
  '& span': { color: color.soft, fontSize: '0.9375rem' },
});

const TO_READ = [
  ['/fnxization', 'What you own', 'A share, its token, and your rights'],
  [BUY_SHARES, 'How you would sell', 'And what you would get today'],
  ['/static/risk-disclosure', 'The risks', 'You can lose everything you invest'],
] as const;

const ReadingList = ({ title }: { title: string }) => (
  <Section title={title}>
    <Reading>
      {TO_READ.map(([href, name, text]) => (
        <li key={href}>
          <AppLink href={href}>{name}</AppLink>
          <span>{text}</span>
        </li>
      ))}
    </Reading>
  </Section>
);

export function Newcomer() {
  const profile = useQuery(profileQuery);
  const { data: txns } = useQuery(latestTransactionsQuery(LATEST_READ));
  const hadShares = txns?.some(({ symbol }) => symbol === 'FNX') ?? false;
  return (
    <DashboardSections>
      <Loaded query={profile} loading={<NewcomerWaiting />}>
        {(user) => (
          <StepsBox>
            <First user={user} hadShares={hadShares} />
            {!purchaseBlockerOf(user) && <SpecimenSkeleton user={user} />}
          </StepsBox>
        )}
      </Loaded>
      <Below>
        <PriceYear />
        <ReadingList title={profile.data && purchaseBlockerOf(profile.data) ? 'Worth reading' : 'Before you buy'} />
        {hadShares && (
          <LastWide>
            <LatestActivity />
          </LastWide>
        )}
        <LastWide>
          <News />
        </LastWide>
      </Below>
    </DashboardSections>
  );
}

type FirstProps = { user: User; hadShares: boolean };

function First({ user, hadShares }: FirstProps) {
  const blocker = purchaseBlockerOf(user);
  return blocker ? <PurchaseBlocked {...blocker} /> : <FirstSteps user={user} hadShares={hadShares} />;
}

const PurchaseBlocked = ({ title, text, link }: PurchaseBlocker) => (
  <section aria-label="Your account">
    <Heading>{title}</Heading>
    <Lead>{text}</Lead>
    <ButtonLink href={link.href}>{link.label}</ButtonLink>
  </section>
);

function FirstSteps({ user, hadShares }: FirstProps) {
  const { known } = useNextStepFacts();
  const steps = firstSteps({ ...known, user });
  const open = steps.filter(({ state }) => state !== 'done').length;
  return (
    <section aria-label="Steps to your first share">
      <Heading>{headingText({ firstName: user.firstName, open, hadShares })}</Heading>
      <Lead>Your account is open. Take the rest at your own pace; we save each step.</Lead>
      <ol>
        <Step state="done" title="Open your account" text="We have your e-mail address and your phone number." />
        {steps.map(({ key, state, title, text, step }) => (
          <Step key={key} state={state} title={title} text={text}>
            {state === 'now' && step && <PrimaryLink href={step.href}>{step.action}</PrimaryLink>}
          </Step>
        ))}
      </ol>
    </section>
  );
}
