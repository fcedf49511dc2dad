import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { useId, type ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { currentOf } from '../section';

export const entryLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 12,
  inlineSize: '100%',
  minBlockSize: 44,
  textDecoration: 'none',
  '&:hover': { color: color.metal },
  '&[aria-current]': { fontWeight: 600 },
} as const;

const Row = styled(AppLink)(entryLook);
const Aside = styled('span')({ ...FIGURES, color: color.faint, fontSize: '0.875rem', fontWeight: 400 });
export const MenuHeading = styled('p')({
  paddingBlockStart: 12,
  color: color.faint,
  fontSize: '0.875rem',
  fontWeight: 500,
  '&:first-of-type': { paddingBlockStart: 0 },
});

export const EntryNote = ({ id, children }: { id: string; children: ReactNode }) => <Aside id={id}>{children}</Aside>;

type Props = { path: string; name: string; note?: ReactNode; onFollow: () => void };

export function MenuEntry({ path, name, note, onFollow }: Props) {
  const { pathname } = useRouter();
  const id = useId();
  return (
    <Row
      href={path}
      aria-labelledby={`${id}name`}
      aria-describedby={note ? `${id}note` : undefined}
      aria-current={currentOf(path, pathname)}
      onClick={onFollow}
    >
      <span id={`${id}name`}>{name}</span>
      {note && <EntryNote id={`${id}note`}>{note}</EntryNote>}
    </Row>
  );
}
