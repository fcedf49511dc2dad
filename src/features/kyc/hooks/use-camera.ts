import { useEffect, useState } from 'react';
import type { IdentityFaultKind } from '@/errors/identity-fault';

type CameraFault = Extract<IdentityFaultKind, 'camera-denied' | 'no-camera'>;

/**
 * What stands between the check and a camera, as far as the browser says it without asking anybody. A frame has the
 * permission of the page around it, so the page can tell why the provider's cannot see. A browser that says nothing is
 * taken to have one.
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
