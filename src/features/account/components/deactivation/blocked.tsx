import { AppLink } from '@/ui/app-link';
import { Button, TextButton } from '@/ui/button/button';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import type { Blocker } from '../../model/deactivation-flow';
import { resolvingLink } from '../../model/deactivation-text';

type Props = { blockers: readonly Blocker[]; onRestart: () => void; onLeave: () => void };

export const Blocked = ({ blockers, onRestart, onLeave }: Props) => (
  <Prose>
    <div role="alert">
      <p>We can’t deactivate your account yet. No code was used and nothing has changed.</p>
    </div>
    <ul>
      {blockers.map((blocker) => (
        <li key={blocker.text}>
          {blocker.text} <ResolveLink blocker={blocker} />
        </li>
      ))}
    </ul>
    <p>Your text is saved. You will need to enter your password again.</p>
    <Actions>
      <Button type="button" onClick={onRestart}>
        Try again
      </Button>
      <TextButton type="button" onClick={onLeave}>
        Keep my account
      </TextButton>
    </Actions>
  </Prose>
);

function ResolveLink({ blocker }: { blocker: Blocker }) {
  const link = resolvingLink(blocker);
  return link && <AppLink href={link.href}>{link.label}</AppLink>;
}
