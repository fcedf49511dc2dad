import styled from '@emotion/styled';
import type { Notice } from '@/api/contract';
import { color, UNSEEN } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { TextButton } from '@/ui/button/button';
import { Moment } from '@/ui/moment';
import { internalPath } from '@/utils/internal-path';
import { useFirstFocus } from '../hooks/use-first-focus';
import { kindWords } from '../model/kinds';

const Entry = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  paddingBlock: 14,
  paddingInlineStart: 16,
  borderBlockEnd: `1px solid ${color.rule}`,
  borderInlineStart: '3px solid transparent',
  '&[data-unread]': { borderInlineStartColor: color.metal },
});
const Title = styled('h3')({ font: 'inherit', fontWeight: 550 });
const Body = styled('p')({ color: color.soft, maxInlineSize: '42em' });
const When = styled('p')({ color: color.faint, fontSize: '0.9375rem', marginBlockStart: 4 });
const Unread = styled('span')(UNSEEN);
/** The negative margin aligns the tall button with the title. */
const Actions = styled('div')({ display: 'grid', justifyItems: 'end', alignContent: 'start', marginBlockStart: -10 });

type Props = { notice: Notice; onRemove: () => void; wasPressed: boolean };

export function NoticeEntry({ notice, onRemove, wasPressed }: Props) {
  const remove = useFirstFocus(wasPressed);
  const { title, body, type, link, isRead, createdAt } = notice;
  const path = internalPath(link);
  return (
    <Entry data-unread={isRead ? undefined : ''}>
      <div>
        <Title dir="auto">
          {!isRead && <Unread>Unread: </Unread>}
          {path ? <AppLink href={path}>{title}</AppLink> : title}
        </Title>
        <Body dir="auto">{body}</Body>
        <When>
          <bdi>
            {type && `${kindWords(type)}, `}
            <Moment iso={createdAt} />
          </bdi>
        </When>
      </div>
      <Actions>
        <TextButton ref={remove} type="button" aria-label={`Remove: ${title}`} onClick={onRemove}>
          Remove
        </TextButton>
      </Actions>
    </Entry>
  );
}
