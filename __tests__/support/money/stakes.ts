import { http, HttpResponse, type RequestHandler } from 'msw';
import { decryptPayload } from '@/api/cipher';
import type { Hash, Stake } from '@/api/contract';
import { keyIn } from '../token';
import { createRequests } from './requests';

const ok = (data: unknown) =>
  HttpResponse.json({ status: 200, message: 'OK', data }, { headers: { date: new Date().toUTCString() } });
const NOTHING = '0';
const TOTALS = { staked: NOTHING, accrued: NOTHING, claimable: NOTHING, enteredHash: NOTHING };

type DepositReport = { stakeId: string; txHash?: Hash; asking?: boolean; declaredUnsent?: boolean; requestId?: string };
export type Stakes = ReturnType<typeof createStakes>;

export function createStakes() {
  const stakes = new Map<string, Stake>();
  const reports: DepositReport[] = [];
  const requests = createRequests();
  const put = async (request: Request) => {
    const token = request.headers.get('token') ?? '';
    const { payload } = (await request.json()) as { payload: string };
    const sent = decryptPayload(payload, keyIn(token)) as DepositReport;
    const stake = stakes.get(sent.stakeId);
    reports.push(sent);
    if (!stake) return HttpResponse.json({ status: 404, message: 'No such stake.', data: {} }, { status: 404 });
    if (requests.refuses(sent.stakeId, sent, token))
      return HttpResponse.json({ status: 409, message: 'Asked.', data: { stakeId: sent.stakeId } }, { status: 409 });
    if (sent.asking === undefined) requests.answered(sent.stakeId, token, sent.requestId);
    else requests.take(sent.stakeId, sent, token);
    return ok({ ...stake, ...requests.of(sent.stakeId, token) });
  };
  const handlers: RequestHandler[] = [
    http.get('*/api/v1/user/staking', ({ request }) => {
      const token = request.headers.get('token') ?? '';
      const positions = [...stakes.values()].map((stake) => ({ ...stake, ...requests.of(stake._id, token) }));
      return ok({ plans: [], positions, totals: TOTALS });
    }),
    http.put('*/api/v1/user/staking', ({ request }) => put(request)),
  ];
  return {
    handlers,
    requests,
    reports: reports,
    add: (stake: Stake) => void stakes.set(stake._id, stake),
    change: (id: string, changed: Partial<Stake>) => {
      const stake = stakes.get(id);
      if (stake) stakes.set(id, { ...stake, ...changed });
    },
    reset: () => {
      stakes.clear();
      requests.reset();
      reports.length = 0;
    },
  };
}
