import { DIALOG_TEXTS } from './dialog-texts';

export const PICTURED = 'data-picture';

const drawn = (lines: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>`;

export const INTRODUCTION = [
  {
    picture: 'certificate',
    title: 'A Home for your Digital Assets',
    drawing: drawn(
      '<path d="M7 5h34v38H7zM11 9h26v30H11z"/><circle cx="24" cy="20" r="6.5"/><circle cx="24" cy="20" r="3"/><path d="M17 31h14M19 35h10"/>',
    ),
  },
  {
    picture: 'key',
    title: 'A New Way to Log In',
    drawing: drawn(
      '<circle cx="15" cy="24" r="9"/><circle cx="15" cy="24" r="4"/><path d="M24 22h19v4H24M36 26v6M41 26v4"/>',
    ),
  },
] as const;

export function drawIntroduction(dialog: Element): void {
  for (const { picture, title } of INTRODUCTION) {
    const heading = [...dialog.querySelectorAll('div')].find(
      ({ childElementCount, textContent }) => childElementCount === 0 && textContent === DIALOG_TEXTS.get(title),
    );
    heading?.parentElement?.previousElementSibling?.querySelector('[role="img"]')?.setAttribute(PICTURED, picture);
  }
}
