import type { KeyboardEvent, ReactNode } from 'react';
import { Button, PrimaryButton } from '@/ui/button/button';
import { CopyText } from '@/ui/address/copy-text';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { Prose } from '@/ui/layout/lead';
import { useStore } from '@/utils/hooks/use-store';
import { tryAgainInConnectDialog } from '../rainbowkit/new-attempt';
import { walletNote, type WalletNote } from '../wallet-note';
import { OpenHere } from './open-here';
import { noteText } from './wallet-note-text';

const close = () => walletNote.set(null);

function leave(note: WalletNote | null): void {
  close();
  // RainbowKit's view behind this dialog offers no way to continue.
  if (note?.kind === 'not-connected' || note?.kind === 'no-project-id') tryAgainInConnectDialog();
}

export function WalletNoteDialog() {
  const note = useStore(walletNote);
  const content = note && noteText(note);
  return (
    <Over>
      <Dialog title={content?.title ?? ''} isOpen={content !== null} onClose={() => leave(note)}>
        {note && content && (
          <>
            <Prose>
              {content.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <More note={note} />
            </Prose>
            <DialogActions>
              {note.kind === 'not-connected' && <TryAgain id={note.id} />}
              <Button type="button" onClick={() => leave(note)}>
                {content.nextAction}
              </Button>
            </DialogActions>
          </>
        )}
      </Dialog>
    </Over>
  );
}

/** Keeps Escape from reaching the document, because RainbowKit closes its own dialog on every Escape there. */
function Over({ children }: { children: ReactNode }) {
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  return (
    <div role="presentation" onKeyDown={keepEscape}>
      {children}
    </div>
  );
}

function TryAgain({ id }: { id: string }) {
  const again = () => {
    close();
    tryAgainInConnectDialog(id);
  };
  return (
    <PrimaryButton type="button" onClick={again}>
      Try again
    </PrimaryButton>
  );
}

function More({ note }: { note: WalletNote }) {
  switch (note.kind) {
    case 'no-project-id':
    case 'unsupported':
      return <OpenHere />;
    case 'on-this-phone':
    case 'safe-elsewhere':
      return <Code note={note} />;
    case 'not-connected':
      return null;
  }
}

function Code({ note: { kind, code } }: { note: Extract<WalletNote, { code?: string }> }) {
  if (!code) return <p role="status">Loading the code…</p>;
  return (
    <>
      {kind === 'on-this-phone' && (
        <p>
          <a href={code}>Open a wallet on this phone</a>
        </p>
      )}
      <CopyText text={code} label="Copy code" />
    </>
  );
}
