import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery } from '@/api/endpoints/user/profile';
import { LazyView } from '@/ui/lazy-part';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  '@media (max-width: 419.98px)': { flexDirection: 'column', alignItems: 'stretch', '& > p': { marginInline: 'auto' } },
});
const Text = styled('div')({ display: 'grid', gap: 10, minInlineSize: 0 });
const Room = styled('span')({ flex: 'none', inlineSize: 132, blockSize: 132 });

const load = async () => (await import('./share-medal')).ShareMedal;

export function StepHead({ shares, done, children }: { shares: string; done: number; children: ReactNode }) {
  const { data: user } = useQuery(profileQuery);
  return (
    <Row>
      <Text>{children}</Text>
      <LazyView
        isWanted={user !== undefined}
        load={load}
        meanwhile={<Room />}
        props={{ shares, done, seed: user?._id ?? '' }}
      />
    </Row>
  );
}
