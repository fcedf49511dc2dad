export type IdentityFaultKind =
  'not-set-up' | 'silent' | 'blocked' | 'other-address' | 'not-renewed' | 'page-fault' | 'camera-denied' | 'no-camera';
