/** Written by scripts/draw-engravings.ts: the files of public/engraved, each with its version. */
export const ENGRAVINGS = {
  medallion: '/engraved/medallion-b35808fd.svg',
  roundel: '/engraved/roundel-4005a608.svg',
  corner: '/engraved/corner-747c5764.svg',
  band: '/engraved/band-329338ec.svg',
  'band-upright': '/engraved/band-upright-05abdee4.svg',
  identity: '/engraved/identity-f5913618.svg',
  exchange: '/engraved/exchange-c2549c39.svg',
  delivered: '/engraved/delivered-4a41c063.svg',
  seal: '/engraved/seal-c9b4006b.svg',
} as const;
