import { styled } from '@mui/material/styles';
import { color } from '@/theme/tokens';
import { LatePart } from '@/ui/late-part';
import { Wide } from '@/ui/layout/page';
import { PriceToCome } from '../components/price-figures';

const loadLivePrice = async () => (await import('../components/live-price')).LivePrice;

const Headline = styled('h1')({ fontSize: 'clamp(2.75rem, 1.8rem + 4.6vw, 5.125rem)', lineHeight: 1.02, maxInlineSize: '13ch' });
const Lead = styled('p')({ color: color.soft, fontSize: '1.25rem', lineHeight: 1.5, maxInlineSize: '34em', marginBlock: 26 });
const Risk = styled('p')({ maxInlineSize: '46em' });

export const LandingScreen = () => (
  <Wide>
    <Headline>Own a part of the bank itself</Headline>
    <Lead>
      FNX turns registered shares of FNX Bank into tokens on BNB Smart Chain. You hold them in a wallet of your own,
      and the register of the bank and the chain show the same figure.
    </Lead>
    <LatePart isWanted load={loadLivePrice} meanwhile={<PriceToCome />} />
    <Risk>
      The value of shares can fall as well as rise, there may be no buyer when you want to sell, and you can lose all
      that you put in.
    </Risk>
  </Wide>
);
