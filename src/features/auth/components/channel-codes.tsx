import styled from '@emotion/styled';
import { Badge } from '@/ui/badge';
import { CHANNELS, type CodeChannel, type PendingCodes } from '../model/pending-codes';
import { SignUpCodeForm } from './sign-up-code-form';

const TITLES: Record<CodeChannel, string> = { phone: 'Phone', email: 'E-mail' };

const Region = styled('section')({ marginBlockStart: 32 });
const Title = styled('h2')({ fontSize: '1.5rem' });

type Props = { signUp: PendingCodes; open: readonly CodeChannel[] };

export const ChannelCodes = ({ signUp, open }: Props) =>
  CHANNELS.map((channel) => (
    <Region key={channel} aria-labelledby={`${channel}-title`}>
      <Title id={`${channel}-title`}>{TITLES[channel]}</Title>
      {open.includes(channel) ? (
        <SignUpCodeForm channel={channel} signUp={signUp} />
      ) : (
        <p role="status">
          <Badge tone="gain">Verified</Badge>
        </p>
      )}
    </Region>
  ));
