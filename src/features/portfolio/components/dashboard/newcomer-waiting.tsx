import styled from '@emotion/styled';
import { from } from '@/theme/tokens';
import { LoadingPanel } from '@/ui/state/loading-panel';

const Held = styled('div')({ minBlockSize: 720, [from.tablet]: { minBlockSize: 560 } });

export const NewcomerWaiting = () => (
  <Held>
    <LoadingPanel label="Loading the steps to your first share" lines={5} />
  </Held>
);
