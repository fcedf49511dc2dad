import { AFTER_ASKING } from './after-asking';
import { AROUND } from './around';
import { BEFORE_ASKING } from './before-asking';
import type { Guard } from './guard';

/** Every guard of the money core that has a name. */
export const GUARDS: readonly Guard[] = [...BEFORE_ASKING, ...AFTER_ASKING, ...AROUND];
