import type { Order } from '@/api/contract';

const HOLD_MS = 120_000;

type Asking = { asking?: boolean; declaredUnsent?: boolean; requestId?: string; askedAt?: string };
type Open = { token: string; at: number; ids: ReadonlyMap<string, number> };

/** Stores wallet requests as the service does. When `isOn` is false, it acts like a service without this feature. */
export function createRequests() {
  const open = new Map<string, Open>();
  const held = new Map<string, { token: string; until: number }>();
  const declared: { id: string; token: string }[] = [];
  const past = new Set<string>();
  const reporters = new Map<string, string>();
  const state = { isOn: false, losesDeclarations: false, keepsReports: false };
  const without = (ids: Open['ids'], requestId: string) => new Map([...ids].filter(([one]) => one !== requestId));
  const openAs = (id: string, token: string, ids: Open['ids']) => {
    if (ids.size > 0) open.set(id, { token, at: Math.max(...ids.values()), ids });
    else open.delete(id);
  };
  const take = (id: string, { asking, declaredUnsent, requestId = '' }: Asking, token: string) => {
    if (!asking && declaredUnsent && state.losesDeclarations) return;
    const request = open.get(id);
    const own = request?.token === token ? request : undefined;
    if (asking) {
      if (declaredUnsent) declared.push({ id, token });
      held.set(id, { token, until: Date.now() + HOLD_MS });
      const kept = declaredUnsent ? undefined : own;
      if (declaredUnsent) [...(request?.ids.keys() ?? [])].forEach((one) => past.add(one));
      openAs(id, token, new Map([[requestId, Date.now()], ...(kept?.ids ?? [])]));
      return;
    }
    if (requestId !== '') past.add(requestId);
    if (!own?.ids.has(requestId)) return;
    if (declaredUnsent) declared.push({ id, token });
    openAs(id, token, without(own.ids, requestId));
    if (!open.has(id)) held.delete(id);
  };
  return {
    keep: () => void (state.isOn = true),
    /** While a hash is reported, only the login that reported it may ask. */
    keepReports: () => void (state.keepsReports = true),
    loseDeclarations: () => void (state.losesDeclarations = true),
    declared,
    refuses: (id: string, { asking, declaredUnsent, requestId, askedAt }: Asking, token: string): boolean => {
      if (!state.isOn || !asking) return false;
      if (requestId && past.has(requestId)) return true;
      if (state.keepsReports && (reporters.get(id) ?? token) !== token) return true;
      const [hold, request] = [held.get(id), open.get(id)];
      if (hold && hold.token !== token && Date.now() < hold.until) return true;
      if (request && askedAt && !request.ids.has(requestId ?? '') && Date.parse(askedAt) !== request.at) return true;
      return request !== undefined && request.token !== token && !declaredUnsent;
    },
    isOpenFor: (id: string, token: string): boolean => open.get(id)?.token === token,
    take,
    isReportedByOther: (id: string, token: string): boolean => (reporters.get(id) ?? token) !== token,
    answered: (id: string, token: string, requestId?: string) => {
      reporters.set(id, reporters.get(id) ?? token);
      const request = open.get(id);
      if (!request || requestId === undefined) return void open.delete(id);
      past.add(requestId);
      openAs(id, request.token, without(request.ids, requestId));
    },
    of: (id: string, token: string): { asked?: Order['asked'] } => {
      if (!state.isOn) return {};
      const request = open.get(id);
      return { asked: request ? { at: new Date(request.at).toISOString(), here: request.token === token } : null };
    },
    reset: () => {
      state.isOn = false;
      state.losesDeclarations = false;
      state.keepsReports = false;
      reporters.clear();
      open.clear();
      held.clear();
      past.clear();
      declared.length = 0;
    },
  };
}
