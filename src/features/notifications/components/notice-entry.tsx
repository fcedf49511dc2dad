import styled from '@emotion/styled';
import type { Notice } from '@/api/contract';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { TextButton } from '@/ui/button/button';
import { Moment } from '@/ui/moment';
import { RowLink } from '@/ui/table/row-opener';
import { ROW_OPENING } from '@/ui/table/row-opening';
import { internalPath } from '@/utils/link-target';
import { ownValue } from '@/utils/own-value';
import { useFirstFocus } from '../hooks/use-first-focus';

const KINDS: Readonly<Record<string, string>> = {
  KYC: 'Identity',
  ORDER: 'Order',
  STAKE: 'Staking',
  SECURITY: 'Security',
  NEWS: 'News',
};

const kindText = (type: string): string => ownValue(KINDS, type) ?? type;

const Entry = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  paddingBlock: 14,
  paddingInlineStart: 16,
  borderBlockEnd: `1px solid ${color.rule}`,
  borderInlineStart: '3px solid transparent',
  '&[data-unread]': { borderInlineStartColor: color.metal },
  '&:has([data-opens-row])': { cursor: 'pointer', '&:hover': { background: color.raised } },
});
const Title = styled('h3')({ font: 'inherit', fontWeight: 550 });
const Body = styled('p')({ color: color.soft, maxInlineSize: '42em' });
const When = styled('p')({ color: color.faint, fontSize: '0.9375rem', marginBlockStart: 4 });
const Unread = styled('span')(VISUALLY_HIDDEN);
const Actions = styled('div')({ display: 'grid', justifyItems: 'end', alignContent: 'start', marginBlockStart: -10 });

const Quiet = styled(TextButton)({
  color: color.soft,
  fontSize: '0.9375rem',
  fontWeight: 400,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { color: color.ink, textDecoration: 'underline' },
});

type Props = { notice: Notice; isMarked: boolean; onRemove: () => void; wasPressed: boolean };

export function NoticeEntry({ notice, isMarked, onRemove, wasPressed }: Props) {
  const remove = useFirstFocus(wasPressed);
  const { title, body, type, link, createdAt } = notice;
  const path = internalPath(link);
  return (
    <Entry data-unread={isMarked ? '' : undefined} {...ROW_OPENING}>
      <div>
        <Title dir="auto">
          {isMarked && <Unread>Unread: </Unread>}
          {path ? <RowLink href={path}>{title}</RowLink> : title}
        </Title>
        <Body dir="auto">{body}</Body>
        <When>
          <bdi>
            {type && `${kindText(type)}, `}
            <Moment iso={createdAt} />
          </bdi>
        </When>
      </div>
      <Actions>
        <Quiet ref={remove} type="button" aria-label={`Remove: ${title}`} onClick={onRemove}>
          Remove
        </Quiet>
      </Actions>
    </Entry>
  );
}
