import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState, type FormEvent } from 'react';
import { PRODUCT } from '@/config/product';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Button, PrimaryButton } from '@/ui/button/button';
import { CopyButton } from '@/ui/address/copy-button';
import { Dialog } from '@/ui/dialog/dialog';
import { Checkbox } from '@/ui/form/checkbox';
import { Form } from '@/ui/form/form';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import { saveFile } from '@/utils/save-file';
import { RECOVERY_FILE, recoveryText } from '../../model/recovery-file';

const PRINTED = 'data-recovery-codes';

const PAPER = {
  '@media print': {
    'html, body': { background: 'white !important' },
    'dialog::backdrop': { display: 'none' },
    [`body :not([${PRINTED}], [${PRINTED}] *, :has([${PRINTED}]))`]: { display: 'none !important' },
    [`body :has([${PRINTED}])`]: {
      display: 'block !important',
      position: 'static',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
} as const;

const Sheet = styled('div')({
  marginBlock: 20,
  padding: 16,
  border: `1px solid ${color.rule}`,
  '@media print': { border: 0, color: 'black' },
});
const OnPaper = styled('p')({ display: 'none', '@media print': { display: 'block', marginBlockEnd: 16 } });
const List = styled('ol')({
  ...FIGURES,
  display: 'grid',
  gap: '8px 20px',
  fontSize: '0.9375rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

function useAskBeforeLeaving(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}

type SheetProps = { codes: readonly string[]; email: string };

const CodeSheet = ({ codes, email }: SheetProps) => (
  <Sheet {...{ [PRINTED]: '' }}>
    <OnPaper>
      {PRODUCT} recovery codes of {email}. Each works once in place of an authenticator code.
    </OnPaper>
    <List aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <bdi dir="ltr">{code}</bdi>
        </li>
      ))}
    </List>
  </Sheet>
);

export function RecoveryCodes({ codes, email, onSaved }: SheetProps & { onSaved: () => void }) {
  // Some browsers close a dialog on the second Escape, even if `cancel` is prevented. A new React key reopens it.
  const [opened, setOpened] = useState(1);
  useAskBeforeLeaving();
  const save = () => saveFile(RECOVERY_FILE, new Blob([recoveryText(codes, email)], { type: 'text/plain' }));
  return (
    <Dialog key={opened} title="Your recovery codes" isOpen canClose={false} onClose={() => setOpened(opened + 1)}>
      <Global styles={PAPER} />
      <Prose>
        <p>
          If you lose your authenticator, each code logs you in once. We show them only now. Keep them apart from your
          phone.
        </p>
      </Prose>
      <CodeSheet codes={codes} email={email} />
      <Actions>
        <CopyButton text={codes.join('\n')} label="Copy codes" />
        <Button type="button" onClick={save}>
          Download
        </Button>
        <Button type="button" onClick={() => window.print()}>
          Print
        </Button>
      </Actions>
      <ConfirmSaved onSaved={onSaved} />
    </Dialog>
  );
}

function ConfirmSaved({ onSaved }: { onSaved: () => void }) {
  const [isSaved, setSaved] = useState(false);
  const [wasTried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isSaved) onSaved();
  };
  return (
    <Form onSubmit={submit}>
      <Checkbox
        label="I have saved them"
        error={wasTried && !isSaved ? 'Save the codes first, then tick this box.' : undefined}
        checked={isSaved}
        onChange={({ target }) => setSaved(target.checked)}
      />
      <PrimaryButton type="submit">Done</PrimaryButton>
    </Form>
  );
}
