import { ORDERS, TRANSACTIONS } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { Button, TextButton } from '@/ui/button/button';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';

type Props = { onUnderstood: () => void; onLeave: () => void };

export const Consequences = ({ onUnderstood, onLeave }: Props) => (
  <Prose>
    <p>When your account is deactivated:</p>
    <ul>
      <li>you are logged out on every device and can’t log in again;</li>
      <li>shares in your wallet stay there and stay yours; nothing is sold or moved;</li>
      <li>you can’t buy, stake, claim or open your certificates here;</li>
      <li>the bank keeps its records of you and your orders;</li>
      <li>only support can reopen the account.</li>
    </ul>
    <p>
      Before you continue, save your <AppLink href={ORDERS}>certificates</AppLink> and the list of your{' '}
      <AppLink href={TRANSACTIONS}>transactions</AppLink>. Open orders, stakes and pending rewards must be settled
      first.
    </p>
    <Actions>
      <Button type="button" onClick={onUnderstood}>
        Continue
      </Button>
      <TextButton type="button" onClick={onLeave}>
        Keep my account
      </TextButton>
    </Actions>
  </Prose>
);
