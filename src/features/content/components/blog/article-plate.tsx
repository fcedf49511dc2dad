import { Plate } from '@/ui/guilloche/plate';

/** In its own file, because only `sideEffects` in package.json keeps the code out of the page's bundle. */
export const ArticlePlate = Plate;
