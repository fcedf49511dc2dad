/** Why the identity check cannot go on in this browser. Its words stand in `words/identity.ts`. */
export type IdentityFaultKind =
  /** This deployment names no provider. */
  | 'not-set-up'
  /** The provider's page has not answered in time. */
  | 'silent'
  /** The browser refused to load the provider's page. */
  | 'blocked'
  /** The token names another address than the configured one. */
  | 'other-address'
  /** The token ran out, and no new one came. */
  | 'not-renewed'
  /** The provider's page reported a fault of its own. */
  | 'page-fault'
  | 'camera-denied'
  | 'no-camera';
