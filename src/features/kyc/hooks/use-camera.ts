import { useEffect, useState } from 'react';
import type { IdentityFaultKind } from '@/errors/text/identity';

type CameraFault = Extract<IdentityFaultKind, 'camera-denied' | 'no-camera'>;

/**
 * Detects a denied or missing camera without a permission prompt. The provider's iframe can use the camera only if this
 * page may. Assumes a camera if the browser reports nothing.
 */
export function useCamera(): CameraFault | null {
  const [fault, setFault] = useState<CameraFault | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const look = async (permission: PermissionStatus | null) => {
      const found = permission?.state === 'denied' ? 'camera-denied' : await missingCamera();
      if (!stop.signal.aborted) setFault(found);
    };
    void readPermission().then((permission) => {
      permission?.addEventListener('change', () => void look(permission), { signal: stop.signal });
      navigator.mediaDevices?.addEventListener('devicechange', () => void look(permission), { signal: stop.signal });
      return look(permission);
    });
    return () => stop.abort();
  }, []);
  return fault;
}

const readPermission = () =>
  navigator.permissions?.query({ name: 'camera' }).catch(() => null) ?? Promise.resolve(null);

async function missingCamera(): Promise<CameraFault | null> {
  const devices = await navigator.mediaDevices?.enumerateDevices?.().catch(() => null);
  return !devices || devices.some(({ kind }) => kind === 'videoinput') ? null : 'no-camera';
}
