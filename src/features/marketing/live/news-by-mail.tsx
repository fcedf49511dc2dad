import styled from '@emotion/styled';
import { NewsForm } from '@/parts/news-form';
import { color } from '@/theme/tokens';

const News = styled('section')({
  borderBlockStart: `1px solid ${color.rule}`,
  paddingBlock: 'clamp(28px, 3.4vw, 48px)',
  '@media print': { display: 'none' },
});
const Title = styled('h2')({ fontSize: '1.875rem', lineHeight: 1.16, marginBlockEnd: 16 });
const Text = styled('div')({ maxInlineSize: 560 });

/** Who reads without scripts is not shown a form that needs them. */
export const NewsByMail = () => (
  <News aria-labelledby="news-title">
    <Title id="news-title">News by e-mail</Title>
    <Text>
      <NewsForm />
    </Text>
  </News>
);
