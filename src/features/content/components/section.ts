import type { ReactNode } from 'react';

export type Section = { id: string; title: string; body: ReactNode };
