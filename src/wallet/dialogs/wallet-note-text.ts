import type { Unconnected, WalletNote } from '../wallet-note';

export type NoteText = { title: string; paragraphs: readonly string[]; nextAction: string };

const NOTHING_MOVED = 'Nothing was connected and nothing was moved.';

const UNCONNECTED: Readonly<
  Record<Unconnected, (name: string, reason: string) => Pick<NoteText, 'title' | 'paragraphs'>>
> = {
  expired: () => ({
    title: 'The code has expired',
    paragraphs: ['A code is valid for five minutes. This one was not used in time.', NOTHING_MOVED],
  }),
  unreachable: () => ({
    title: 'WalletConnect is not responding',
    paragraphs: [
      'It connects this page to wallets outside this browser. Your connection may be down, or a filter may be blocking WalletConnect.',
      'Try again in a moment. A wallet installed in this browser does not need it.',
    ],
  }),
  failed: (name, reason) => ({
    title: `${name} was not connected`,
    paragraphs: [reason, NOTHING_MOVED],
  }),
};

const SAFE_ELSEWHERE: NoteText = {
  title: 'A Safe connects through WalletConnect',
  paragraphs: [
    'To use a Safe, open it at app.safe.global, choose WalletConnect there and paste this code.',
    'If your Safe has several owners, the required number must sign in the Safe before anything counts here.',
  ],
  nextAction: 'Back to the list',
};

const ON_THIS_PHONE: NoteText = {
  title: 'Connect through WalletConnect',
  paragraphs: ['Open a wallet on this phone, or copy the code and paste it into your wallet under WalletConnect.'],
  nextAction: 'Back to the list',
};

export function noteText(note: WalletNote): NoteText {
  switch (note.kind) {
    case 'no-project-id':
    case 'unsupported':
      return {
        title: `${note.name} is not available here`,
        paragraphs: [
          `Only wallets in this browser can be used here. ${note.name} needs WalletConnect, which is not set up here.`,
          'Install a wallet in this browser, or open this page in your wallet app’s own browser.',
        ],
        nextAction: 'Choose another wallet',
      };
    case 'safe-elsewhere':
      return SAFE_ELSEWHERE;
    case 'on-this-phone':
      return ON_THIS_PHONE;
    case 'not-connected':
      return { ...UNCONNECTED[note.outcome](note.name, note.reason), nextAction: 'Choose another wallet' };
  }
}
