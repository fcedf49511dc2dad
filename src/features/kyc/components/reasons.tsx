import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { reasonWords } from '../model/kyc-words';

const Box = styled('div')({
  borderInlineStart: `3px solid ${color.loss}`,
  paddingInlineStart: 16,
  display: 'grid',
  gap: 8,
});
const Head = styled('p')({ fontWeight: 550 });

type Props = { comment?: string | null; labels?: readonly string[] | null };

export function Reasons({ comment, labels }: Props) {
  const named = labels ?? [];
  if (!comment && named.length === 0) return null;
  return (
    <Box>
      <Head>What was not accepted</Head>
      {comment && <p dir="auto">{comment}</p>}
      {named.length > 0 && (
        <ul>
          {named.map((label) => (
            <li key={label}>{reasonWords(label)}</li>
          ))}
        </ul>
      )}
    </Box>
  );
}
