/**
 * Looks different from the site on purpose, because the window belongs to the wallet. Uses only logical properties,
 * for right-to-left sites.
 */
export const CONFIRM_STYLE = `
:host { all: initial; direction: inherit; }
* { box-sizing: border-box; margin: 0; }
dialog {
  inset-block: auto 0; inset-inline: 0; inline-size: 100%; max-inline-size: 100%; max-block-size: 92dvh; padding: 0;
  overflow: hidden; border: 1px solid #66798a; border-start-start-radius: 14px; border-start-end-radius: 14px;
  background: #17222b; color: #f4f7f9; color-scheme: dark; font: 400 1rem/1.5 system-ui, sans-serif;
}
dialog[open] { display: flex; }
dialog::backdrop { background: rgb(4 9 13 / 70%); }
form { display: flex; flex-direction: column; inline-size: 100%; min-block-size: 0; }
header, footer { display: flex; gap: 12px; align-items: center; padding: 12px 20px; }
header { border-block-end: 1px solid #3b4b58; font-weight: 600; }
header img { inline-size: 28px; block-size: 28px; }
footer { border-block-start: 1px solid #3b4b58; }
main { flex: 1; min-block-size: 0; overflow: auto; overscroll-behavior: contain; padding: 20px; }
main > * + * { margin-block-start: 16px; }
h2 { font-size: 1.25rem; line-height: 1.3; font-weight: 600; }
h2:focus { outline: none; }
dt, legend, .balance { color: #b6c3cd; font-size: 0.875rem; }
dd + dt { margin-block-start: 12px; }
dd, .exact { overflow-wrap: anywhere; }
.exact, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
pre {
  max-block-size: 14rem; overflow: auto; padding: 12px; margin-block-start: 4px; white-space: pre-wrap;
  overflow-wrap: anywhere; background: #0e161c; border: 1px solid #3b4b58; border-radius: 8px;
}
.warning { padding: 12px; border: 1px solid #f3b15f; border-radius: 8px; color: #ffd9a3; overflow-wrap: anywhere; }
fieldset { border: 0; padding: 0; }
.option {
  display: grid; grid-template-columns: auto 1fr; gap: 12px; align-items: start; min-block-size: 44px; padding: 10px 12px;
  margin-block-start: 8px; border: 1px solid #3b4b58; border-radius: 8px; cursor: pointer;
}
.option:has(:checked) { border-color: #f0c46c; background: #1f2d38; }
.option input { inline-size: 20px; block-size: 20px; margin-block-start: 2px; accent-color: #f0c46c; }
.option .exact { display: block; font-size: 0.8125rem; }
.account { font-weight: 600; margin-inline-end: 8px; }
button {
  flex: 1; min-block-size: 44px; padding: 8px 20px; border: 1px solid #8ba0b0; border-radius: 8px; background: none;
  color: inherit; font: 600 1rem/1.2 system-ui, sans-serif; cursor: pointer;
}
button[value='approve'] { background: #f0c46c; border-color: #f0c46c; color: #1d1605; }
:focus-visible { outline: 3px solid #9fd4ff; outline-offset: 2px; }
@media (min-width: 480px) {
  dialog {
    inset-block: 16px auto; inset-inline: auto 16px; inline-size: 26rem; max-block-size: calc(100dvh - 32px);
    border-radius: 14px;
  }
}
`;
