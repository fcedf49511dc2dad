import styled from '@emotion/styled';
import { NewsForm } from '@/parts/news-form';
import { from } from '@/theme/tokens';

const News = styled('section')({
  display: 'grid',
  gap: '16px 88px',
  alignItems: 'start',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 0.62fr) minmax(0, 1fr)' },
  '@media print': { display: 'none' },
});
const Title = styled('h2')({ fontSize: '1.875rem', lineHeight: 1.16 });

export const NewsByMail = () => (
  <News aria-labelledby="news-title">
    <Title id="news-title">News by e-mail</Title>
    <div>
      <NewsForm />
    </div>
  </News>
);
