import type { ReactNode } from 'react';

/** One part of a page: the id is its lasting address. */
export type Section = { id: string; title: string; body: ReactNode };
