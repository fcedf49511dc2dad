import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SIGN_UP } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { look, primaryLook } from '@/ui/button/button';
import { Wide } from '@/ui/layout/page';
import { useLaidOutWhenIdle } from '@/ui/layout/use-laid-out-when-idle';
import { LoadWhenVisible } from '@/ui/load-when-visible';
import { StaticPart, StaticView } from '@/ui/static-part';
import { SmallError } from '@/ui/state/small-error';
import * as drawn from '../components/drawn';
import type { LandingContent } from '../model/landing-text';

const newsFailed = (retry: () => void, isRetrying: boolean) => (
  <SmallError onRetry={retry} isRetrying={isRetrying}>
    The form for news by e-mail could not be loaded.
  </SmallError>
);

const Hero = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  '& > *': { minInlineSize: 0 },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.18fr)', gap: 56 },
});
/** The headline fits on two lines in every font, so that a late font does not move the page. */
const Headline = styled('h1')({
  maxInlineSize: '9.5em',
  fontSize: 'clamp(2.5rem, 1.7rem + 3.4vw, 4.25rem)',
  lineHeight: 1.02,
  textWrap: 'balance',
});
const Accent = styled('span')({ color: color.metal });
const Lead = styled('p')({
  color: color.soft,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  maxInlineSize: '32em',
  marginBlock: '24px 30px',
});
const LinkRow = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: 14, marginBlockEnd: 28 });
const asButton = { display: 'inline-grid', placeItems: 'center', textDecoration: 'none' } as const;
const Primary = styled(AppLink)({ ...primaryLook, ...asButton, 'html[data-member] &': { display: 'none' } });
const Secondary = styled(AppLink)({ ...look, ...asButton });
const Risk = styled('p')({
  maxInlineSize: '36em',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  borderInlineStart: `2px solid ${color.caution}`,
  paddingInlineStart: 16,
});
const Strip = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'center',
  borderBlock: `1px solid ${color.rule}`,
  marginBlockStart: 'clamp(36px, 4.4vw, 60px)',
  paddingBlock: 20,
  '& > *': { minInlineSize: 0 },
  '& section': { border: 0, padding: 0 },
  [from.tablet]: { gap: 22, paddingBlock: 26 },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr) auto', gap: 40 },
});
const ToPrice = styled(AppLink)({ fontWeight: 550, paddingBlock: 10, textDecorationColor: color.metal });
/**
 * This slot is as high as the part that loads here, so that the footer does not move. On a phone, the form is on the
 * page of all articles.
 */
const NewsSlot = styled('div')({
  minBlockSize: 400,
  marginBlockStart: 'clamp(48px, 6vw, 80px)',
  '@media (max-width: 767.98px)': { display: 'none' },
  [from.desktop]: { minBlockSize: 350 },
  '@media print': { display: 'none' },
});

const loadNews = async () => (await import('../live/news-by-mail')).NewsByMail;

/** Null in the browser, where the bundler drops the import. This needs `sideEffects` in package.json. */
const served = typeof window === 'undefined' ? drawn : null;
const loadDrawn = () => import('../components/drawn');
const loadSpecimen = async () => (await loadDrawn()).Specimen;
const loadMonth = async () => (await loadDrawn()).PriceMonth;
const loadParts = async () => (await loadDrawn()).LandingParts;

/** Heights reserved after a client-side navigation, when the parts are not in the HTML. */
const SHEET = 480;
const MONTH = 104;
const PARTS = 6_000;

const hasMonth = ({ figures: { price } }: LandingContent): boolean => (price?.history?.length ?? 0) > 1;

export function LandingScreen({ price, content }: { price: ReactNode; content: LandingContent }) {
  useLaidOutWhenIdle();
  return (
    <Wide>
      <Hero>
        <div>
          <Headline>
            Own a part of <Accent>the bank</Accent> itself
          </Headline>
          <Lead>
            FNX turns registered shares of FNX Bank into tokens on BNB Smart Chain. You hold them in your own wallet,
            and the bank enters you in its register by name.
          </Lead>
          <LinkRow>
            <Primary href={SIGN_UP}>Open account</Primary>
            <Secondary href="/how-work">How it works</Secondary>
          </LinkRow>
          <Risk>
            The value of shares can fall as well as rise, there may be no buyer when you want to sell, and you can lose
            all the money you put in.
          </Risk>
        </div>
        <StaticPart served={served && served.Specimen} load={loadSpecimen} height={SHEET} />
      </Hero>
      <Strip>
        {price}
        {hasMonth(content) && (
          <StaticView
            served={served && served.PriceMonth}
            load={loadMonth}
            height={MONTH}
            props={{ figures: content.figures }}
          />
        )}
        <ToPrice href="/price">The price</ToPrice>
      </Strip>
      <StaticView served={served && served.LandingParts} load={loadParts} height={PARTS} props={{ content: content }} />
      <NewsSlot>
        <LoadWhenVisible load={loadNews} failed={newsFailed} />
      </NewsSlot>
    </Wide>
  );
}
