export const PAGE_STYLE = `
:root { color-scheme: dark; --ink: #14120f; --raised: #1d1a16; --paper: #f3efe6; --quiet: #b9b1a2; --edge: #8b8375; --metal: #6fbfa8; --on-metal: #0d1512; --loss: #f0958a; }
:root[data-theme='light'] { color-scheme: light; --ink: #f7f4ec; --raised: #fffdf8; --paper: #1b1814; --quiet: #5d564b; --edge: #857c6e; --metal: #14614e; --on-metal: #ffffff; --loss: #a3271c; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--ink); color: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 34rem; margin-inline: auto; display: grid; gap: .75rem; }
h1 { font: 400 1.375rem/1.3 Georgia, serif; margin: 0; } h1:focus { outline: none; }
p { margin: 0; } .quiet { color: var(--quiet); font-size: .875rem; } .failed { color: var(--loss); }
fieldset { border: 1px solid var(--edge); border-radius: 2px; margin: 0; padding: .5rem 1rem; }
label { display: flex; gap: .75rem; align-items: center; min-block-size: 2.75rem; }
input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--metal); }
button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1rem; inline-size: 100%; color: var(--on-metal); background: var(--metal); border: 1px solid var(--metal); border-radius: 2px; cursor: pointer; }
button[aria-disabled='true'] { opacity: .6; cursor: default; }
:focus-visible { outline: 2px solid var(--metal); outline-offset: 2px; }
`;
