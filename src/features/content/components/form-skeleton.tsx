import styled from '@emotion/styled';
import { LoadingPanel } from '@/ui/state/loading-panel';

const Room = styled('div')({ minBlockSize: 660 });

export const FormSkeleton = () => (
  <Room aria-busy="true">
    <LoadingPanel label="Loading the form" lines={10} />
  </Room>
);
