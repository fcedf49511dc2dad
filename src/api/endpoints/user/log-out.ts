import { callService } from '../../client';
import { logout } from '../../contract';

const LONGEST_MS = 5_000;

export const requestLogout = () => callService(logout, {}, { timeoutMs: LONGEST_MS, outlivesSession: true });
