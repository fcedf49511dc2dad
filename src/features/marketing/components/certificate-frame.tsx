import { BANK_IN_FULL, SUPERVISOR } from '@/config/bank-identity';
import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { DISPLAY_TYPE, OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { engraved, engravedBand } from '@/ui/engraved';
import { Lead, Region, Title } from './chapter';

const Frame = styled(Region)({
  border: `1px solid ${color.rule}`,
  background: color.raised,
  padding: 'clamp(6px, 0.9vw, 11px)',
  '& > div': { border: `1px solid ${color.rule}`, padding: 'clamp(16px, 4.4vw, 56px)' },
});
const Same = styled('ol')({
  display: 'grid',
  gap: 12,
  marginBlock: 'clamp(20px, 3vw, 40px)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.4em, 1fr))',
  listStyle: 'none',
  padding: 0,
  '& strong': { display: 'block', fontWeight: 600 },
  [from.tablet]: { gap: 18 },
  [from.desktop]: { gridTemplateColumns: 'auto 1fr auto 1fr auto', alignItems: 'center', gap: 24 },
});
const Form = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  lineHeight: 1.35,
  '& > i': { ...engraved('roundel'), inlineSize: 44, blockSize: 44, flex: 'none', color: color.metal },
  [from.tablet]: { gap: 16, '& > i': { inlineSize: 72, blockSize: 72 } },
  [from.desktop]: { flexDirection: 'row', alignItems: 'center' },
  '& bdi': { color: color.soft, fontSize: '0.9375rem' },
});
const Bond = styled('li')({
  display: 'none',
  color: color.metal,
  [from.desktop]: { ...engravedBand, blockSize: 16, minInlineSize: 24 },
});
const Answers = styled('dl')({
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '6px 16px',
    borderBlockStart: `1px solid ${color.rule}`,
    paddingBlock: 8,
  },
  '& dt': { ...DISPLAY_TYPE, fontSize: '1.3125rem' },
  '& dd': { ...OWN_DIRECTION, textWrap: 'pretty' },
  '& dd:first-of-type': { flexBasis: '100%', order: 1, fontSize: '0.9375rem', lineHeight: 1.45 },
  '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10, fontWeight: 550, fontSize: '0.9375rem' },
  [from.desktop]: {
    '& > div': { display: 'grid', gridTemplateColumns: '180px minmax(0, 1fr) auto', columnGap: 32, paddingBlock: 16 },
    '& dd:first-of-type': { gridColumn: 2, gridRow: 1, fontSize: 'inherit', lineHeight: 'inherit' },
    '& dd:last-of-type': { minInlineSize: 150, textAlign: 'end' },
    '& a::after': { content: '"\\2002→"', color: color.metal },
    '&:dir(rtl) a::after': { content: '"\\2002←"' },
  },
});

const FORMS = [
  { is: 'One share', where: `of ${BANK_IN_FULL}` },
  { is: 'One entry', where: 'in the bank’s register' },
  { is: 'One FNX', where: 'in your own wallet' },
];

type SourcedFact = { term: string; text: string; href: string; paper: string };

const SOURCED_FACTS: readonly SourcedFact[] = [
  {
    term: 'Legal form',
    text: 'A registered share of the bank. The token is the register entry itself, not a promise of one.',
    href: '/docs#articles-file',
    paper: 'Articles',
  },
  {
    term: 'Issuer',
    text: `${BANK_IN_FULL}, licensed by the ${SUPERVISOR}.`,
    href: '/bank-overview#supervision',
    paper: 'Supervision',
  },
  {
    term: 'Register',
    text: 'Kept on BNB Smart Chain. It lists the wallet that holds each token; the bank knows the owner by name.',
    href: '/fnxization#contract',
    paper: 'The contract',
  },
  {
    term: 'Votes',
    text: 'One for each whole share, cast online or by proxy.',
    href: '/faq#vote',
    paper: 'How to vote',
  },
  {
    term: 'Dividends',
    text: 'The same for every share, if the general meeting approves one. In some years it approves none.',
    href: '/bank-overview#dividends',
    paper: 'Past dividends',
  },
  {
    term: 'Selling',
    text: 'You can sell in a public pool or to another verified holder. The bank does not buy shares back, and there may be no buyer.',
    href: '/price#pool',
    paper: 'What a sale would pay',
  },
  {
    term: 'If the bank fails',
    text: 'Shareholders are paid last and usually get nothing. No deposit insurance covers a share.',
    href: '/faq#bank-fails',
    paper: 'The full answer',
  },
];

export const CertificateFrame = () => (
  <Frame aria-labelledby="own-title">
    <div>
      <Title id="own-title">What you own</Title>
      <Lead>Seven things to know before you buy, each with its source.</Lead>
      <Same>
        {FORMS.flatMap(({ is, where }, index) => [
          ...(index > 0 ? [<Bond key={`to ${is}`} aria-hidden="true" />] : []),
          <Form key={is}>
            <i aria-hidden="true" />
            <span>
              <strong>{is}</strong> <bdi>{where}</bdi>
            </span>
          </Form>,
        ])}
      </Same>
      <Answers>
        {SOURCED_FACTS.map(({ term, text, href, paper }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
            <dd>
              <AppLink href={href}>{paper}</AppLink>
            </dd>
          </div>
        ))}
      </Answers>
    </div>
  </Frame>
);
