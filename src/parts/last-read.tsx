import styled from '@emotion/styled';
import type { UseQueryResult } from '@tanstack/react-query';
import { color } from '@/theme/tokens';
import { Moment } from '@/ui/moment';

const Soft = styled('span')({ display: 'block', color: color.soft, fontSize: '0.9375rem' });

type ReadAt = Pick<UseQueryResult, 'isError' | 'dataUpdatedAt'>;

export const LastRead = ({ isError, dataUpdatedAt }: ReadAt) =>
  isError && dataUpdatedAt > 0 ? (
    <Soft>
      Last updated <Moment iso={new Date(dataUpdatedAt).toISOString()} />. The network is not responding right now.
    </Soft>
  ) : null;
