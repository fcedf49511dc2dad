import { DEALS, TRANSACTIONS } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { Button, TextButton } from '@/ui/button/button';
import { Actions } from '@/ui/layout/actions';
import { Words } from '@/ui/layout/lead';

type Props = { onUnderstood: () => void; onLeave: () => void };

export const Consequences = ({ onUnderstood, onLeave }: Props) => (
  <Words>
    <p>When your account is deactivated:</p>
    <ul>
      <li>you are logged out on every device, and cannot log in any more;</li>
      <li>shares that are in your wallet stay there and stay yours; nothing is sold and nothing is moved;</li>
      <li>you cannot buy, stake or claim here, and your certificates can no longer be opened here;</li>
      <li>the bank keeps its records of you and your orders;</li>
      <li>only support can open the account again.</li>
    </ul>
    <p>
      Before you go on, save your <AppLink href={DEALS}>certificates</AppLink> and the list of your{' '}
      <AppLink href={TRANSACTIONS}>transactions</AppLink>. Open orders, stakes and rewards on their way have to come to
      their end first.
    </p>
    <Actions>
      <Button type="button" onClick={onUnderstood}>
        Go on
      </Button>
      <TextButton type="button" onClick={onLeave}>
        Keep my account
      </TextButton>
    </Actions>
  </Words>
);
