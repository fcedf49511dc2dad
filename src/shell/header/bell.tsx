import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { unreadCountQuery } from '@/api/endpoints/notification';
import { queryClient } from '@/api/query-client';
import { useSession } from '@/session/use-session';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { DisclosureMenu } from '@/ui/disclosure-menu';
import { LatestNotices } from './latest-notices';

const Face = styled('span')({ position: 'relative', display: 'grid' });
const Count = styled('span')({
  ...FIGURES,
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineStart: 9,
  minInlineSize: 18,
  paddingInline: 4,
  borderRadius: 9,
  background: color.metal,
  color: color.onMetal,
  fontSize: '0.6875rem',
  fontWeight: 650,
  lineHeight: '18px',
  textAlign: 'center',
});

const MAX_SHOWN = 99;

const countOf = (unread: number) => (unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread));

const BellGlyph = ({ unread }: { unread: number }) => (
  <Face>
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    >
      <path d="M3.5 14.5h13c-1.4-1.3-1.8-2.6-1.8-6a4.7 4.7 0 0 0-9.4 0c0 3.4-.4 4.7-1.8 6zM8 14.5a2 2 0 0 0 4 0M10 3.8V2" />
    </svg>
    {unread > 0 && <Count aria-hidden="true">{countOf(unread)}</Count>}
  </Face>
);

export function Bell() {
  const isLoggedIn = useSession().state === 'authenticated';
  const { data: unread = 0 } = useQuery({ ...unreadCountQuery, enabled: isLoggedIn }, queryClient);
  if (!isLoggedIn) return null;
  return (
    <DisclosureMenu
      label={unread > 0 ? `Notifications, ${countOf(unread)} unread` : 'Notifications'}
      glyph={<BellGlyph unread={unread} />}
    >
      {(close) => <LatestNotices onLeave={close} />}
    </DisclosureMenu>
  );
}
