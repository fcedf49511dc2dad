import { Plate } from '@/ui/guilloche/plate';

/** Exported from this feature, because its `sideEffects: false` keeps the code out of the page's bundle. */
export const ArticlePlate = Plate;
