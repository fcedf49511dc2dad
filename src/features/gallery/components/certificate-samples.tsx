import { BANK } from '@/config/bank-identity';
import styled from '@emotion/styled';
import { Certificate } from '@/ui/certificate/certificate';
import { Rosette } from '@/ui/guilloche/rosette';
import { color } from '@/theme/tokens';
import { HASH, HOLDER } from './sample-facts';
import { Line, Section } from './section';

const Sized = styled('div')({ maxInlineSize: '100%', minInlineSize: 0 });
const Seeds = styled(Line)({ color: color.metal, '& > svg': { inlineSize: 200, blockSize: 200 } });

const sample = { issuer: BANK, holder: HOLDER, issuedOn: '2026-11-19T14:02:11Z', headingLevel: 3 } as const;

export const CertificateSamples = () => (
  <Section title="Certificate and guilloché">
    <Line>
      <Sized style={{ inlineSize: 1000 }}>
        <Certificate {...sample} kind="specimen" number="FNX 0000 0000" shares="40" seed="specimen" />
      </Sized>
      <Sized style={{ inlineSize: 600 }}>
        <Certificate {...sample} kind="issued" number="FNX 0009 2140" shares="12345.6789" seed="amelia" hash={HASH} />
      </Sized>
      <Sized style={{ inlineSize: 400 }}>
        <Certificate {...sample} kind="issued" number="FNX 0009 2141" shares="1" seed="bela" hash={HASH} />
      </Sized>
      <Sized style={{ inlineSize: 280 }}>
        <Certificate {...sample} kind="specimen" number="FNX 0000 0000" shares="250.5" seed="chidi" />
      </Sized>
    </Line>
    <Seeds>
      {['0009 2140', '0009 2141', '0009 2142', '0009 2143', '0009 2144'].map((seed) => (
        <Rosette key={seed} seed={seed} kind="medallion" weight={1.8} />
      ))}
    </Seeds>
  </Section>
);
