/**
 * Replacements for RainbowKit's texts. RainbowKit 2.2.11 has no option for texts, and its English ones mention
 * Ethereum, NFTs and logging in with a wallet, which do not apply here. library-constants.test.ts checks that it still
 * uses each sentence on the left.
 */
export const DIALOG_TEXTS: ReadonlyMap<string, string> = new Map([
  [
    "A wallet is used to send, receive, store, and display digital assets. It's also a new way to log in, without needing to create new accounts and passwords on every website.",
    'A wallet holds your shares, and the money to pay for them, on BNB Smart Chain. Only you have its key.',
  ],
  ['A Home for your Digital Assets', 'Where your shares are kept'],
  [
    'Wallets are used to send, receive, store, and display digital assets like Ethereum and NFTs.',
    'Your shares, and the USDT or BNB to pay for them, are held at your wallet’s address on BNB Smart Chain.',
  ],
  ['A New Way to Log In', 'Only you hold its key'],
  [
    'Instead of creating new accounts and passwords on every website, just connect your wallet.',
    'Your wallet asks you before it sends anything. FNX never asks for your recovery words.',
  ],
  ['Confirm connection in the extension', 'Confirm the connection in your wallet.'],
  ['Use the mobile wallet to explore the world of Ethereum.', 'The wallet’s app for your phone.'],
  ['Access your wallet right from your favorite web browser.', 'The wallet’s extension for this browser.'],
  ['Access your wallet natively from your powerful desktop.', 'The wallet’s app for this computer.'],
  [
    'Select a wallet on the left to get started with a different wallet provider.',
    'Choose another wallet from the list.',
  ],
  [
    'Select a wallet on the main screen to get started with a different wallet provider.',
    'Go back and choose another wallet from the list.',
  ],
]);

export function replaceDialogTexts(dialog: Element): void {
  const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = DIALOG_TEXTS.get(text.nodeValue ?? '');
    if (own) text.nodeValue = own;
  }
}
