/** What somebody who opens an account today agrees to. */
export const CURRENT_VERSIONS = { terms: '1.0', risk: '1.0' } as const;
