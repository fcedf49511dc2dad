import type { ReactNode } from 'react';

/** `id` is the permanent anchor of the section, so links to it must keep working. */
export type Section = { id: string; title: string; body: ReactNode };
