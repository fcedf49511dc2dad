import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { menuOf } from '@/config/routes';
import { color } from '@/theme/tokens';
import { Wide } from '@/ui/layout/page';
import { MenuRow } from '../menu-row';
import { tabsOf } from '../section';

const Bar = styled('nav')({
  borderBlockEnd: `1px solid ${color.rule}`,
  '@media print': { display: 'none' },
});
const Outdented = styled('div')({ marginInline: -9 });

export function SectionTabs() {
  const { pathname } = useRouter();
  const tabs = tabsOf(pathname);
  const [first] = tabs;
  if (!first) return null;
  return (
    <Bar aria-label={menuOf('desk').find(({ path }) => path === first.path)?.name}>
      <Wide>
        <Outdented>
          <MenuRow items={tabs} />
        </Outdented>
      </Wide>
    </Bar>
  );
}
