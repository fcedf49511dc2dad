/**
 * Lets the browser paint and handle input between two steps. A hidden tab skips the wait, because browsers limit its
 * timers to one per second.
 */
export const yieldToMain = () => (document.hidden ? undefined : new Promise<void>((go) => setTimeout(go, 0)));
