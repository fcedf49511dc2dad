import { Button } from '@/ui/button';
import { CopyText } from '@/ui/copy-text';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { Words } from '@/ui/layout/lead';
import { useStore } from '@/utils/use-store';
import { walletNote, type WalletNote } from '../wallet-note';

type NoteWords = { title: string; paragraphs: readonly string[]; wayOn: string };

function wordsOf(note: WalletNote): NoteWords {
  switch (note.kind) {
    case 'no-project-id':
      return {
        title: `${note.name} cannot be reached from here`,
        paragraphs: [
          `${note.name} connects through WalletConnect, which needs a project id. This deployment has none.`,
          'A wallet that is installed in this browser works, and so does this page opened inside a wallet’s own browser.',
        ],
        wayOn: 'Choose another wallet',
      };
    case 'safe-elsewhere':
      return {
        title: 'A Safe connects through WalletConnect',
        paragraphs: [
          'This page is not open inside a Safe. Open your Safe at app.safe.global, choose WalletConnect there and paste this code.',
          'A Safe signs by its contract: where several owners have to agree, each of them signs in the Safe before anything counts here.',
        ],
        wayOn: 'Back to the list',
      };
  }
}

/** Stands over the connect dialog. */
export function WalletNoteDialog() {
  const note = useStore(walletNote);
  const words = note && wordsOf(note);
  const close = () => walletNote.set(null);
  return (
    <Dialog title={words?.title ?? ''} isOpen={words !== null} onClose={close}>
      {note && words && (
        <>
          <Words>
            {words.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {note.kind === 'safe-elsewhere' && <Code code={note.code} />}
          </Words>
          <DialogActions>
            <Button type="button" onClick={close}>
              {words.wayOn}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

const Code = ({ code }: { code?: string }) =>
  code ? <CopyText text={code} label="Copy the code" /> : <p role="status">The code is being asked for…</p>;
