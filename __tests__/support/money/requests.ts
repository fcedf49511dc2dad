const HOLD_MS = 120_000;

type Asking = { asking?: boolean; declaredUnsent?: boolean };

/** Stores wallet requests as the service does. When `isOn` is false, it acts like a service without this feature. */
export function createRequests() {
  const open = new Map<string, { token: string; at: number }>();
  const held = new Map<string, { token: string; until: number }>();
  const declared: { id: string; token: string }[] = [];
  const state = { isOn: false };
  return {
    keep: () => void (state.isOn = true),
    declared,
    refuses: (id: string, { asking, declaredUnsent }: Asking, token: string): boolean => {
      if (!state.isOn || !asking) return false;
      const [hold, request] = [held.get(id), open.get(id)];
      if (hold && hold.token !== token && Date.now() < hold.until) return true;
      return request !== undefined && request.token !== token && !declaredUnsent;
    },
    take: (id: string, { asking, declaredUnsent }: Asking, token: string): void => {
      const isOwn = open.get(id)?.token === token;
      if (declaredUnsent && (asking || isOwn)) declared.push({ id, token });
      if (asking) {
        held.set(id, { token, until: Date.now() + HOLD_MS });
        if (!isOwn || declaredUnsent) open.set(id, { token, at: Date.now() });
      } else if (isOwn) {
        open.delete(id);
        held.delete(id);
      }
    },
    answered: (id: string) => void open.delete(id),
    of: (id: string, token: string): { asked?: { at: string; here: boolean } | null } => {
      if (!state.isOn) return {};
      const request = open.get(id);
      return { asked: request ? { at: new Date(request.at).toISOString(), here: request.token === token } : null };
    },
    reset: () => {
      state.isOn = false;
      open.clear();
      held.clear();
      declared.length = 0;
    },
  };
}
