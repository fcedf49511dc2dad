import styled from '@emotion/styled';
import type { SiteFigures } from '@/domain/site-figures';
import { campaignFacts } from '@/parts/campaign-facts';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { engravedBand } from '@/ui/engraved';
import { DOCUMENT_LOCALE, documentDay } from '@/utils/dates';
import { formatMoney } from '@/utils/money';
import { Chapter } from './chapter';

const Sum = styled('p')({ ...FIGURES, marginBlockEnd: 14, '& strong': { fontWeight: 600 } });
const Track = styled('div')({
  position: 'relative',
  blockSize: 58,
  borderBlockEnd: `1px solid ${color.soft}`,
  borderInlineEnd: `1px solid ${color.soft}`,
});
const Filled = styled('i')({
  display: 'block',
  blockSize: '100%',
  color: color.metal,
  borderInlineEnd: '2px solid currentColor',
  '& > i': { ...engravedBand, blockSize: '100%' },
});
const Minimum = styled('i')({
  position: 'absolute',
  insetBlock: '-10px 0',
  borderInlineStart: `2px dashed ${color.caution}`,
});
const Marks = styled('p')({
  ...FIGURES,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 24px',
  paddingBlockStart: 9,
  fontSize: '0.9375rem',
  color: color.soft,
  '& > span:first-of-type': { color: color.caution },
  '& > span > bdi:last-of-type': { fontWeight: 600 },
});
const Facts = styled('dl')({
  ...FIGURES,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '22px 28px',
  marginBlockStart: 34,
  '& dt': { color: color.soft, fontSize: '0.9375rem' },
  '& dd': { fontSize: 'clamp(1.25rem, 1rem + 0.9vw, 1.625rem)', letterSpacing: '-0.02em', lineHeight: 1.3 },
  [from.tablet]: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'space-between' },
});

function factsOf({ bank: { campaign }, price }: SiteFigures, investors: string) {
  return [
    { term: 'Investors', value: investors },
    {
      term: 'Price per share',
      value: price && formatMoney(price.price, { currency: price.currency, locale: DOCUMENT_LOCALE }),
    },
    { term: 'Minimum purchase', value: campaign.minTicket && `$${campaign.minTicket}` },
    { term: 'Closes', value: documentDay(campaign.endsAt) },
  ].flatMap(({ term, value }) => (value ? [{ term, value: value.replaceAll(' ', '\u00a0') }] : []));
}

export function Campaign({ figures }: { figures: SiteFigures }) {
  const { raised, target, minimum, share, raisedShare, minimumShare, investors } = campaignFacts(figures);
  return (
    <Chapter
      title="The campaign"
      lead="The bank raises capital from the public. The terms are the same for everyone, first day or last."
      link={{ href: '/campaign-details', label: 'Campaign terms' }}
    >
      <Sum>
        <strong>
          <bdi dir="ltr">{raised.value}</bdi>
        </strong>{' '}
        raised, <bdi dir="ltr">{share.value}</bdi> of the maximum
      </Sum>
      <Track aria-hidden="true">
        <Filled style={{ inlineSize: `${raisedShare}%` }}>
          <i />
        </Filled>
        <Minimum style={{ insetInlineStart: `${minimumShare}%` }} />
      </Track>
      <Marks>
        <span>
          <bdi>{minimum.label}</bdi> <bdi dir="ltr">{minimum.value}</bdi>
        </span>
        <span>
          Maximum <bdi dir="ltr">{target.value}</bdi>
        </span>
      </Marks>
      <Facts>
        {factsOf(figures, investors.value).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
    </Chapter>
  );
}
