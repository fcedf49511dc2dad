import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Button } from './button/button';

const Row = styled('nav')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBlockStart: 20 });
const Where = styled('p')({ ...FIGURES, color: color.soft, marginInline: 'auto' });

type Props = { label: string; page: number; pages: number; total: number; onPage: (page: number) => void };

export function Pager({ label, page, pages, total, onPage }: Props) {
  if (pages <= 1) return null;
  return (
    <Row aria-label={label}>
      <Button type="button" aria-disabled={page <= 1 || undefined} onClick={() => page > 1 && onPage(page - 1)}>
        Previous
      </Button>
      <Where role="status">
        Page {page} of {pages}, {total} in all
      </Where>
      <Button type="button" aria-disabled={page >= pages || undefined} onClick={() => page < pages && onPage(page + 1)}>
        Next
      </Button>
    </Row>
  );
}
