import { BANK_IN_FULL, LICENCE, POSTCODE, REGISTERED, STREET, SUPERVISOR, TOWN } from './bank-identity';

/** The footer copies this HTML from the document, so that the text is not in the bundle. */
export const IMPRINT = [
  'Shares can lose value and may be hard to sell. Never invest money that you cannot afford to lose.',
  '<small>Deposit protection does not cover shares.</small>',
  `<small><bdi>${BANK_IN_FULL}, ${STREET}, ${TOWN} ${POSTCODE}, ${REGISTERED}</bdi></small>`,
  `<small><bdi>Licensed and supervised by the ${SUPERVISOR}, licence ${LICENCE}</bdi></small>`,
]
  .map((text) => `<p style="margin-block-end:6px">${text}</p>`)
  .join('');
