import { callService } from '../client';
import { reportPayment, type RequestOf } from '../contract';

/** Told more than once, it changes nothing. */
export const reportOrderPayment = (request: RequestOf<typeof reportPayment>) => callService(reportPayment, request);
