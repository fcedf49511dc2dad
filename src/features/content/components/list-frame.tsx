import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Article, Page } from '@/api/contract';
import type { BlogFilter } from '@/api/endpoints/blog/list';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { toList } from '../model/blog-url';

const Count = styled('p')({ color: color.soft, marginBlockEnd: 20, fontSize: '0.9375rem' });
const Pager = styled('nav')({ display: 'flex', justifyContent: 'space-between', gap: 24, marginBlockStart: 40 });
export const ListLink = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  '&:hover': { color: color.metal },
});

type Props = { page: Page<Article>; filter: BlogFilter; isBusy?: boolean; children: ReactNode };

export const ListFrame = ({ page: { total, page, pages }, filter, isBusy = false, children }: Props) => (
  <div aria-busy={isBusy || undefined}>
    <Count role="status">
      {total === 1 ? '1 article' : `${total} articles`}
      {pages > 1 && `, page ${page} of ${pages}`}
    </Count>
    {children}
    {pages > 1 && (
      <Pager aria-label="Pages of articles">
        {page > 1 ? <ListLink href={toList({ ...filter, page: page - 1 })}>Newer</ListLink> : <span />}
        {page < pages && <ListLink href={toList({ ...filter, page: page + 1 })}>Older</ListLink>}
      </Pager>
    )}
  </div>
);
