import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { LIGHT } from '@/theme/palette';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE, FIGURES } from '@/theme/typography';
import { documentDay } from '@/utils/dates';
import { Address } from '../address/address';
import { drawnOf, type Engraving } from './engraving';
import { Medallion } from './medallion';
import { Paper, PRINT, sheet, WIDE_SHEET } from './paper';
import { shareCount } from './share-count';

const Facts = styled('dl')({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'calc(5px + 0.9cqi)',
  fontSize: 'calc(0.6rem + 0.42cqi)',
  lineHeight: 1.35,
  [WIDE_SHEET]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '2cqi' },
});

const Entry = styled('div')({ borderBlockStart: `1px solid ${sheet.rule}`, paddingBlockStart: '0.4em' });
const Term = styled('dt')({ color: sheet.soft });
const Value = styled('dd')({ ...FIGURES, fontWeight: 550, overflowWrap: 'anywhere' });

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <Entry>
    <Term>{term}</Term>
    <Value>{children}</Value>
  </Entry>
);

const Content = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'space-between',
  textAlign: 'center',
  rowGap: 'calc(6px + 1.2cqi)',
  paddingBlock: 'calc(6px + 3.2cqi)',
  paddingInline: 'calc(4px + 3.4cqi)',
  [WIDE_SHEET]: { rowGap: '1.2cqi', paddingBlock: '2.8cqi 2cqi' },
});

const Head = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 'calc(8px + 0.9cqi)',
  [WIDE_SHEET]: { gap: 'calc(3px + 0.9cqi)' },
});
const Issuer = styled('p')({
  fontSize: 'calc(0.56rem + 0.5cqi)',
  letterSpacing: '0.3em',
  marginInlineEnd: '-0.3em',
  color: sheet.soft,
});
const Title = styled('h2')({
  ...DISPLAY_TYPE,
  margin: 0,
  fontSize: 'calc(0.55rem + 7cqi)',
  textWrap: 'balance',
  [WIDE_SHEET]: { fontSize: 'calc(0.5rem + 4.7cqi)' },
});
const Text = styled('p')({
  fontSize: 'calc(0.6rem + 0.72cqi)',
  lineHeight: 1.4,
  maxInlineSize: '34em',
  color: sheet.soft,
  textWrap: 'balance',
});

const Specimen = styled('p')({
  ...DISPLAY_TYPE,
  fontSize: 'calc(0.7rem + 1.9cqi)',
  letterSpacing: '0.32em',
  marginInlineEnd: '-0.32em',
  textTransform: 'uppercase',
  color: color.caution,
  [PRINT]: { color: LIGHT.caution },
});

export type CertificateProps = {
  issuer: string;
  holder: string;
  number: string;
  shares: string;
  issuedOn: string | null;
  seed: string;
  engraving?: Engraving;
  kind: 'specimen' | 'issued';
  hash?: string;
  headingLevel?: 1 | 2 | 3 | 4;
};

const dayOf = (issuedOn: string | null) => (issuedOn ? documentDay(issuedOn) : 'delivery');

const entered = (count: string, issuer: string) =>
  count === '1' ? `1 share of ${issuer} was` : `${count} shares of ${issuer} were`;

/** A certificate states what was entered in the register and when. Only the register shows the current owner. */
const certificateText = ({ kind, issuer, shares, issuedOn }: CertificateProps) =>
  kind === 'issued'
    ? `${entered(shareCount(shares), issuer)} entered for the wallet named below on ${dayOf(issuedOn)}. The register shows the present owner.`
    : `Specimen of the certificate every ${issuer} shareholder receives. Not issued; carries no rights.`;

type FactsProps = Pick<CertificateProps, 'number' | 'issuedOn' | 'holder' | 'hash'>;

const CertificateFacts = ({ number, issuedOn, holder, hash }: FactsProps) => (
  <Facts>
    <Fact term="Number">
      <bdi dir="ltr">{number}</bdi>
    </Fact>
    <Fact term="Issued">
      {issuedOn ? (
        <time dateTime={issuedOn} dir="auto">
          {dayOf(issuedOn)}
        </time>
      ) : (
        'At delivery'
      )}
    </Fact>
    <Fact term="Holder">
      <Address value={holder} />
    </Fact>
    <Fact term={hash ? 'Transaction' : 'Register'}>{hash ? <Address value={hash} /> : 'BNB Smart Chain'}</Fact>
  </Facts>
);

export function Certificate(props: CertificateProps) {
  const { issuer, shares, seed, kind, headingLevel = 2 } = props;
  const titleId = useId();
  const band = useId();
  const { engraving = drawnOf(seed, band) } = props;
  return (
    <Paper engraving={engraving} labelledBy={titleId}>
      <Content>
        <Head>
          <Issuer>{issuer.toUpperCase()}</Issuer>
          <Title as={`h${headingLevel}`} id={titleId} dir="auto">
            Certificate of Ownership
          </Title>
          <Text dir="auto">{certificateText(props)}</Text>
          {kind === 'specimen' && <Specimen>Specimen</Specimen>}
        </Head>
        <Medallion shares={shares} engraving={engraving.medallion} />
        <CertificateFacts {...props} />
      </Content>
    </Paper>
  );
}
