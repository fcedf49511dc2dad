import { Plate } from '@/ui/guilloche/plate';

/** Of this feature, so that what is only served is left out of the browser's code. */
export const ArticlePlate = Plate;
