/** Why the identity check cannot run in this browser. The texts are in `words/identity.ts`. */
export type IdentityFaultKind =
  | 'not-set-up'
  | 'silent'
  | 'blocked'
  /** The token is for another address than the configured one. */
  | 'other-address'
  | 'not-renewed'
  | 'page-fault'
  | 'camera-denied'
  | 'no-camera';
