import styled from '@emotion/styled';
import { useId } from 'react';
import { AFTER_LOGIN } from '@/config/routes';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { notify } from '@/ui/notify';

const look = {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: '0.2em',
  fontSize: '0.9375rem',
  textDecorationColor: color.metal,
  textUnderlineOffset: '0.3em',
} as const;
const Outside = styled('a')(look);
const ToolLink = styled(AppLink)(look);

export function TaskTools({ resumeHint }: { resumeHint: string }) {
  const id = useId();
  return (
    <>
      <Outside href="/help" target="_blank" rel="noopener" aria-describedby={`${id}help`}>
        Help
      </Outside>
      <ToolLink
        href={AFTER_LOGIN}
        aria-describedby={`${id}close`}
        onClick={() => notify({ tone: 'info', text: resumeHint })}
      >
        Close
      </ToolLink>
      <span id={`${id}help`} hidden>
        In a new tab
      </span>
      <span id={`${id}close`} hidden>
        {resumeHint}
      </span>
    </>
  );
}
