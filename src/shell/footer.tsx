import { styled } from '@mui/material/styles';
import { color } from '@/theme/tokens';
import { Wide } from '@/ui/layout/page';

const Bar = styled('footer')({ marginBlockStart: 'auto', borderBlockStart: `1px solid ${color.rule}` });
const Row = styled(Wide)({ display: 'flex', flexWrap: 'wrap', gap: 20, paddingBlock: 24, color: color.soft });

const CONSOLE = process.env.NEXT_PUBLIC_SANDBOX === '1' ? process.env.NEXT_PUBLIC_SANDBOX_CONSOLE : undefined;

export function Footer() {
  return (
    <Bar>
      <Row>
        <p>Shares can lose value and may be hard to sell. Never invest money that you cannot afford to lose.</p>
        {CONSOLE && <a href={CONSOLE}>Sandbox console</a>}
      </Row>
    </Bar>
  );
}
