import { Plate } from '@/ui/guilloche/plate';

/** A separate file, so that the bundler can drop its unused import from the page (`sideEffects` in package.json). */
export const ArticlePlate = Plate;
