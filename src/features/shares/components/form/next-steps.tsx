import styled from '@emotion/styled';
import { DEALS } from '@/config/routes';
import { Button } from '@/ui/button/button';
import { ButtonLink } from '@/ui/button/button-link';
import { OrderLink } from '../order-link';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

export const NextSteps = ({ orderId, onBuyMore }: { orderId: string; onBuyMore: () => void }) => (
  <Ways>
    <ButtonLink href={DEALS}>View orders</ButtonLink>
    <Button type="button" onClick={onBuyMore}>
      Buy more shares
    </Button>
    <OrderLink orderId={orderId} />
  </Ways>
);
