import { Pager } from '@/ui/pager';
import type { UrlChange } from '@/utils/hooks/use-url-fields';

type Props = {
  label: string;
  list: { page: number; pages: number; total: number };
  onChange: (changes: UrlChange) => void;
};

export const ListPager = ({ label, list: { page, pages, total }, onChange }: Props) => (
  <Pager
    label={label}
    page={page}
    pages={pages}
    total={total}
    onPage={(to) => onChange({ page: to === 1 ? '' : String(to) })}
  />
);
