import styled from '@emotion/styled';
import type { UseQueryResult } from '@tanstack/react-query';
import { color } from '@/theme/tokens';
import { Moment } from '@/ui/moment';

const Soft = styled('span')({ display: 'block', color: color.soft, fontSize: '0.9375rem' });

type ReadAt = Pick<UseQueryResult, 'isError' | 'dataUpdatedAt'>;

export const LastRead = ({ isError, dataUpdatedAt }: ReadAt) =>
  isError && dataUpdatedAt > 0 ? (
    <Soft>
      Last read at <Moment iso={new Date(dataUpdatedAt).toISOString()} />. The network does not answer at the moment.
    </Soft>
  ) : null;
