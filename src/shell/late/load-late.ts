/** One way to it for all who ask: a second `import` of the same part would make a second file of it. */
export const loadLate = () => import('./late');
