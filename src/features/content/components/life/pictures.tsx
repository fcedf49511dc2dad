import { LOST_WALLET_DAYS } from '@/config/wallet-rule';
import { color } from '@/theme/tokens';
import { Arrow, BraidBetween, DashedBetween, Engraved, Outlined, Picture, PICTURE } from './drawn';

const { middle } = PICTURE;
const LEFT = 76;
const RIGHT = PICTURE.width - LEFT;

const KEYS = [0, 1, 2, 3, 4, 5, 6];
const SIGNED = 4;

const Keys = () => (
  <>
    {KEYS.map((key) => {
      const x = LEFT - 42 + (key % 4) * 28 + (key >= SIGNED ? 14 : 0);
      const y = middle + (key >= SIGNED ? 20 : -20);
      const isSigned = key < SIGNED;
      return (
        <g key={key} transform={`translate(${x} ${y})`} fill="none" stroke={isSigned ? 'currentColor' : color.edge}>
          <circle cy="-7" r="6" strokeWidth="2" fill={isSigned ? 'currentColor' : 'none'} />
          <path d="M0 -1V15M0 9h5M0 14h5" strokeWidth="2" />
        </g>
      );
    })}
  </>
);

export const Issued = () => (
  <Picture>
    <Keys />
    <BraidBetween from={150} to={262} y={middle} />
    <Arrow x={274} y={middle} />
    {[0, 1, 2].map((place) => (
      <Engraved key={place} x={330 + place * 46} y={middle} r={46} />
    ))}
  </Picture>
);

export const Bought = () => (
  <Picture>
    <Engraved x={LEFT + 4} y={middle} r={72} />
    <Engraved x={RIGHT - 4} y={middle} r={72} />
    <BraidBetween from={164} to={302} y={middle - 20} />
    <Arrow x={314} y={middle - 20} />
    <BraidBetween from={178} to={316} y={middle + 20} />
    <Arrow x={166} y={middle + 20} isBack />
  </Picture>
);

export const PassedOn = () => (
  <Picture>
    <Outlined x={LEFT} y={middle} r={62} />
    <path d={`M150 ${middle}h30M180 56V164`} stroke={color.edge} fill="none" strokeWidth="1.5" strokeDasharray="5 4" />
    <BraidBetween from={182} to={316} y={56} />
    <Arrow x={328} y={56} />
    <Engraved x={RIGHT - 12} y={56} r={50} />
    <DashedBetween from={182} to={322} y={164} />
    <Outlined x={RIGHT - 12} y={164} r={50} isInDoubt />
  </Picture>
);

const HOLDINGS = [
  { y: 46, r: 44 },
  { y: 128, r: 32 },
  { y: 190, r: 20 },
];

export const Paid = () => (
  <Picture>
    <Engraved x={LEFT + 4} y={middle} r={72} />
    <path d={`M162 ${middle}H190M190 46V190`} fill="none" stroke="currentColor" strokeWidth="1.5" />
    {HOLDINGS.map(({ y, r }) => (
      <g key={y}>
        <BraidBetween from={192} to={RIGHT - r - 20} y={y} />
        <Arrow x={RIGHT - r - 8} y={y} />
        <Engraved x={RIGHT} y={y} r={r} />
      </g>
    ))}
  </Picture>
);

const WHOLE_SHARES = [50, 140, 230, 320];

export const Voted = () => (
  <Picture>
    {WHOLE_SHARES.map((x) => (
      <g key={x}>
        <Engraved x={x} y={138} r={42} />
        <rect x={x - 15} y={34} width="30" height="22" fill="currentColor" />
        <path d={`M${x} 62V88`} stroke="currentColor" strokeWidth="1.5" />
      </g>
    ))}
    <clipPath id="half-a-share">
      <rect x="368" y="90" width="42" height="96" />
    </clipPath>
    <g clipPath="url(#half-a-share)">
      <Engraved x={410} y={138} r={42} />
    </g>
    <path d="M410 94V182" stroke="currentColor" strokeWidth="1.5" />
    <rect
      x="395"
      y="34"
      width="30"
      height="22"
      fill="none"
      stroke={color.edge}
      strokeWidth="1.5"
      strokeDasharray="4 3"
    />
  </Picture>
);

const DAYS = Array.from({ length: LOST_WALLET_DAYS + 1 }, (_unused, day) => day);
const dayAt = (day: number) => 158 + (day * 164) / LOST_WALLET_DAYS;
const isNoticeDay = (day: number) => day % (LOST_WALLET_DAYS / 2) === 0;

export const Lost = () => (
  <Picture>
    <Outlined x={LEFT} y={middle} r={62} isInDoubt />
    {DAYS.map((day) => (
      <path
        key={day}
        d={`M${dayAt(day).toFixed(1)} ${middle - (isNoticeDay(day) ? 26 : 9)}V${middle + 9}`}
        stroke={isNoticeDay(day) ? 'currentColor' : color.edge}
        strokeWidth={isNoticeDay(day) ? 2 : 1}
      />
    ))}
    {DAYS.filter(isNoticeDay).map((day) => (
      <circle key={day} cx={dayAt(day)} cy={middle - 32} r="5" fill="currentColor" />
    ))}
    <Engraved x={RIGHT} y={middle} r={66} />
  </Picture>
);

export const Cancelled = () => (
  <Picture>
    <Keys />
    <DashedBetween from={150} to={272} y={middle} />
    <Engraved x={330} y={middle} r={46} />
    <Engraved x={376} y={middle} r={46} />
    <Outlined x={430} y={middle} r={46} />
  </Picture>
);

export const Equation = () => (
  <Picture height={104}>
    {[80, 240, 400].map((x) => (
      <Engraved key={x} x={x} y={52} r={52} />
    ))}
    {[42, 52, 62].map((y) => (
      <g key={y}>
        <BraidBetween from={138} to={182} y={y} />
        <BraidBetween from={298} to={342} y={y} />
      </g>
    ))}
  </Picture>
);
