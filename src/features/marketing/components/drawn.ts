/**
 * These parts are not in the page's bundle. They are served as HTML, and their code loads only after a client-side
 * navigation (see `StaticView`).
 */
export { PriceMonth } from './price-month';
export { Specimen } from './specimen';
export { LandingParts } from './landing-parts';
