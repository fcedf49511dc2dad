import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SIGN_UP } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { look, primaryLook } from '@/ui/button';
import { Wide } from '@/ui/layout/page';
import { SeenPart } from '@/ui/seen-part';
import { StaticPart } from '@/ui/static-part';
import { monthFailed } from '../components/month-failed';
import { newsFailed } from '../components/news-failed';
import { Specimen } from '../components/specimen';

const Hero = styled('div')({
  display: 'grid',
  gap: 40,
  alignItems: 'center',
  '& > *': { minInlineSize: 0 },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.02fr) minmax(0, 1fr)', gap: 64 },
});
const Headline = styled('h1')({
  fontSize: 'clamp(2.75rem, 1.8rem + 4vw, 5rem)',
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
const Ways = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: 14, marginBlockEnd: 28 });
const asButton = { display: 'inline-grid', placeItems: 'center', textDecoration: 'none' } as const;
const Primary = styled(AppLink)({ ...primaryLook, ...asButton });
const Secondary = styled(AppLink)({ ...look, ...asButton });
const PricePlace = styled('div')({ marginBlock: 40 });
/** As high as the line over thirty days with its two ends, which stand one above the other on a phone. */
const MonthPlace = styled('div')({ minBlockSize: 126, marginBlockStart: 28, [from.tablet]: { minBlockSize: 104 } });
/** As high as the part that comes there, so that the footer stays where it is. */
const NewsPlace = styled('div')({
  minBlockSize: 470,
  [from.tablet]: { minBlockSize: 440 },
  '@media print': { display: 'none' },
});
const Risk = styled('p')({ maxInlineSize: '40em' });

const loadNews = async () => (await import('../live/news-by-mail')).NewsByMail;
const loadMonth = async () => (await import('../live/price-month')).PriceMonth;
const loadSpecimen = async () => (await import('../components/specimen')).Specimen;

/** In the browser the condition is false when it is bundled, and this feature's package.json lets the import go with it. */
const servedSpecimen = typeof window === 'undefined' ? Specimen : null;

/** What is live on it is composed around it, and handed in. */
export const LandingScreen = ({ price }: { price: ReactNode }) => (
  <Wide>
    <Hero>
      <div>
        <Headline>
          Own a part of <Accent>the bank</Accent> itself
        </Headline>
        <Lead>
          FNX turns registered shares of FNX Bank into tokens on BNB Smart Chain. You hold them in a wallet of your own,
          and the register of the bank and the chain show the same figure.
        </Lead>
        <Ways>
          <Primary href={SIGN_UP}>Open account</Primary>
          <Secondary href="/how-work">How it works</Secondary>
        </Ways>
        <Risk>
          The value of shares can fall as well as rise, there may be no buyer when you want to sell, and you can lose
          all that you put in.
        </Risk>
      </div>
      <StaticPart served={servedSpecimen} load={loadSpecimen} />
    </Hero>
    <PricePlace>
      {price}
      <MonthPlace>
        <SeenPart load={loadMonth} failed={monthFailed} />
      </MonthPlace>
    </PricePlace>
    <NewsPlace>
      <SeenPart load={loadNews} failed={newsFailed} />
    </NewsPlace>
  </Wide>
);
