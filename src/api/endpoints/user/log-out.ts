import { callService } from '../../client';
import { logout } from '../../contract';

const MAX_MS = 5_000;

export const requestLogout = () => callService(logout, {}, { timeoutMs: MAX_MS, outlivesSession: true });
