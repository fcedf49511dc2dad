import type { Unconnected, WalletNote } from '../wallet-note';

export type NoteWords = { title: string; paragraphs: readonly string[]; nextAction: string };

const NOTHING_MOVED = 'Nothing was connected, and nothing was moved.';

const UNCONNECTED: Readonly<
  Record<Unconnected, (name: string, reason: string) => Pick<NoteWords, 'title' | 'paragraphs'>>
> = {
  expired: () => ({
    title: 'The code has run out',
    paragraphs: ['A code holds for five minutes, and this one was not used.', NOTHING_MOVED],
  }),
  away: () => ({
    title: 'WalletConnect does not answer',
    paragraphs: [
      'It carries the messages between this page and a wallet that is not in this browser. Your connection may be down, or a filter on it may keep WalletConnect out.',
      'Try again in a moment. A wallet that is installed in this browser does without it.',
    ],
  }),
  failed: (name, reason) => ({
    title: `${name} was not connected`,
    paragraphs: [reason, NOTHING_MOVED],
  }),
};

export function wordsOf(note: WalletNote): NoteWords {
  switch (note.kind) {
    case 'no-project-id':
    case 'unsupported':
      return {
        title: `${note.name} cannot be reached from here`,
        paragraphs: [
          `Only wallets in this browser can be used here. ${note.name} is reached through WalletConnect, which is not set up here.`,
          'Install a wallet in this browser, or open this page in the browser of your wallet’s own app.',
        ],
        nextAction: 'Choose another wallet',
      };
    case 'safe-elsewhere':
      return {
        title: 'A Safe connects through WalletConnect',
        paragraphs: [
          'This page is not open inside a Safe. Open your Safe at app.safe.global, choose WalletConnect there and paste this code.',
          'A Safe signs by its contract: where several owners have to agree, each of them signs in the Safe before anything counts here.',
        ],
        nextAction: 'Back to the list',
      };
    case 'on-this-phone':
      return {
        title: 'Connect through WalletConnect',
        paragraphs: [
          'Open a wallet on this phone, or copy the code and paste it where your wallet offers WalletConnect.',
        ],
        nextAction: 'Back to the list',
      };
    case 'not-connected':
      return { ...UNCONNECTED[note.why](note.name, note.reason), nextAction: 'Choose another wallet' };
  }
}
