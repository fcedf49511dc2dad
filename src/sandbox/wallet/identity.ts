export const WALLET_NAME = 'Sandbox wallet';

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
<rect width="48" height="48" rx="10" fill="#22303a"/>
<path d="M10 18 24 9l14 9v3H10zM14 21v13M21 21v13M27 21v13M34 21v13M10 34h28M8 39h32" fill="none" stroke="#f0c46c" stroke-width="2"/>
</svg>`;

export const WALLET_ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`;

export const WALLET_IDENTITY = Object.freeze({
  uuid: '7b4d2c51-0c5e-4f0b-9d0a-5f6e6e78a1c3',
  name: WALLET_NAME,
  icon: WALLET_ICON,
  rdns: 'dev.fnx.sandbox',
});
