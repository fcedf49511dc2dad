import { http, HttpResponse } from 'msw';
import type { TestService } from '../world';

export const ANSWERS = ['as it should', 'with 500', 'with 401', 'nothing', 'but the answer is lost'] as const;
export type Answers = (typeof ANSWERS)[number];

const refuse = (status: number) => HttpResponse.json({ status, message: 'No.', data: {} }, { status });

/** The sandbox's service. The walk decides how it answers. */
export function troubled({ service }: { service: TestService }) {
  const state = { answers: 'as it should' as Answers, hasLost: false, underWay: 0 };
  const answer = async (request: Request): Promise<Response> => {
    if (state.answers === 'with 500') return refuse(500);
    if (state.answers === 'with 401') return refuse(401);
    if (state.answers === 'nothing') return HttpResponse.error();
    const given = await service.fetch(request);
    if (state.answers === 'as it should') return given;
    state.hasLost = true;
    return HttpResponse.error();
  };
  const handler = http.all('*/api/v1/*', async ({ request }) => {
    state.underWay += 1;
    try {
      return await answer(request);
    } finally {
      state.underWay -= 1;
    }
  });
  return { state, handler };
}
