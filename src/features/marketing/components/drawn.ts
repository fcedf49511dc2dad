/** What is served as HTML alone. */
export { PriceMonth } from './price-month';
export { Specimen } from './specimen';
export { ToldParts } from './told-parts';
