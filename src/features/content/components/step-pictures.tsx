import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { SmallCertificate } from '@/ui/certificate/small-certificate';
import { ProgressSteps } from '@/ui/progress-steps';
import type { PurchaseStep } from '../model/purchase-steps';
import { Arrow, BraidBetween, DashedBetween, Engraved, Outlined, Picture, PICTURE } from './life/drawn';
import { Voted } from './life/pictures';

const { middle } = PICTURE;

const Reduced = styled('div')({
  ...FIGURES,
  pointerEvents: 'none',
  userSelect: 'none',
  paddingBlock: 20,
  '& ol > li': { fontSize: '0.75rem' },
});

const DIGITS = [0, 1, 2, 3, 4, 5];
const TYPED = 4;

const Codes = () => (
  <Picture>
    {[40, 132].map((y, row) =>
      DIGITS.map((digit) => {
        const isTyped = row === 0 || digit < TYPED;
        const x = 110 + digit * 60;
        return (
          <g key={`${row} ${digit}`}>
            <rect
              x={x}
              y={y}
              width="46"
              height="56"
              fill="none"
              stroke={isTyped ? 'currentColor' : color.edge}
              strokeWidth="1.5"
            />
            {isTyped && <circle cx={x + 23} cy={y + 28} r="5" fill="currentColor" />}
          </g>
        );
      }),
    )}
    <rect x="34" y="38" width="34" height="60" rx="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="M44 90h14" stroke="currentColor" strokeWidth="1.5" />
    <path d="M26 142h50v36h-50zl25 20 25-20" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </Picture>
);

const Identity = () => (
  <Picture>
    <rect x="60" y="16" width="360" height="188" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <rect x="68" y="24" width="344" height="172" fill="none" stroke={color.edge} strokeWidth="1" />
    <ellipse cx="136" cy="92" rx="48" ry="56" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <Engraved x={136} y={78} r={28} />
    <path d="M101 130q35 -34 70 0M106 136q30 -26 60 0M112 141q24 -18 48 0" fill="none" stroke="currentColor" />
    <path d="M214 58h150M214 82h110M214 106h134M214 130h80" stroke={color.edge} strokeWidth="2" />
    <BraidBetween from={80} to={400} y={172} />
    <BraidBetween from={80} to={400} y={184} />
  </Picture>
);

const Linked = () => (
  <Picture>
    <Engraved x={96} y={middle} r={76} />
    <BraidBetween from={180} to={250} y={middle} />
    <Arrow x={262} y={middle} />
    <path
      d="M280 46H440M280 78H440M280 142H440M280 174H440"
      stroke={color.edge}
      strokeWidth="1.5"
      strokeDasharray="5 4"
    />
    <rect x="280" y="94" width="160" height="32" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="M292 110h60" stroke="currentColor" strokeWidth="3" />
    <BraidBetween from={364} to={428} y={middle} />
  </Picture>
);

const Field = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 12px',
  borderBlockEnd: `1.5px solid ${color.ink}`,
  paddingBlock: '6px 8px',
  '& + &': { marginBlockStart: 18 },
  '& > bdi': { fontSize: '1.75rem', letterSpacing: '-0.02em', lineHeight: 1.2 },
  '& > span': { color: color.soft, whiteSpace: 'nowrap' },
});
const Held = styled('i')({
  display: 'block',
  marginBlockStart: 20,
  blockSize: 10,
  color: color.metal,
  backgroundImage: 'linear-gradient(90deg, currentColor 1px, transparent 1px)',
  backgroundSize: '4px 100%',
  inlineSize: '72%',
  printColorAdjust: 'exact',
});

const Amount = ({ smallest, shares }: Pick<Props, 'smallest' | 'shares'>) => (
  <Reduced>
    <Field>
      <bdi>{smallest}</bdi>
      <span>You pay</span>
    </Field>
    <Field>
      <bdi>{shares === null ? 'FNX' : `${shares}\u00a0FNX`}</bdi>
      <span>You receive</span>
    </Field>
    <Held />
  </Reduced>
);

const Paying = () => (
  <Reduced>
    <ProgressSteps
      label="Steps of a payment"
      progressSteps={[
        { name: 'Order', mark: 'done' },
        { name: 'Wallet', mark: 'done' },
        { name: 'Network', mark: 'now' },
        { name: 'Bank', mark: 'ahead' },
        { name: 'Delivered', mark: 'ahead' },
      ]}
    />
    <Picture height={150}>
      <Engraved x={84} y={80} r={62} />
      <BraidBetween from={156} to={300} y={80} />
      <DashedBetween from={306} to={332} y={80} />
      <Outlined x={396} y={80} r={60} />
    </Picture>
  </Reduced>
);

const Received = () => (
  <SmallCertificate
    kind="specimen"
    holder="0x000000000000000000000000000000000000dEaD"
    number="FNX 0000 0000"
    shares="40"
    issuedOn={null}
    seed="specimen"
  />
);

type Props = { of: PurchaseStep['id']; smallest: string; shares: string | null };

export const StepPicture = (props: Props) => (
  <div aria-hidden="true">
    <Shown {...props} />
  </div>
);

const Shown = ({ of, ...amounts }: Props) => {
  switch (of) {
    case 'account':
      return <Codes />;
    case 'identity':
      return <Identity />;
    case 'wallet':
      return <Linked />;
    case 'amount':
      return <Amount {...amounts} />;
    case 'pay':
      return <Paying />;
    case 'receive':
      return <Received />;
    case 'hold':
      return <Voted />;
  }
};
