import { BANK } from '@/config/bank-identity';
import { color } from '@/theme/tokens';

/**
 * The banner of a demonstration is outside React's root. Browsers therefore load no code for it, and navigation keeps
 * it.
 */
export const BANNER_ID = 'demonstration';

const LOOK = [
  // Without this, a short page would scroll by the banner's height.
  'body{display:flex;flex-direction:column;min-block-size:100dvh}',
  '#__next{flex:1 0 auto;min-block-size:0}',
  `#${BANNER_ID} p{padding:4px 12px;border-block-end:1px solid ${color.rule};background:${color.raised};`,
  'font-size:.8125rem;line-height:1.4;text-align:center}',
].join('');

const BANNER = [
  `<style>${LOOK}</style>`,
  '<aside aria-label="Demonstration"><p><strong>Demonstration:</strong> ',
  `${BANK}, its people and its figures are invented. The money is test money.</p></aside>`,
].join('');

export const isDemonstration = (): boolean => process.env.DEMONSTRATION?.trim() === '1';

const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

/**
 * The content of the banner's element. A build leaves the element empty, so that one build serves every environment.
 */
export const bannerHtml = (): string => (isDemonstration() && !isBuilding() ? BANNER : '');

const EMPTY_BANNER = `<div id="${BANNER_ID}"></div>`;

export function fillBanner(page: Buffer): Buffer {
  const at = page.indexOf(EMPTY_BANNER);
  if (at === -1) return page;
  const after = page.subarray(at + EMPTY_BANNER.length);
  return Buffer.concat([page.subarray(0, at), Buffer.from(`<div id="${BANNER_ID}">${bannerHtml()}</div>`), after]);
}
