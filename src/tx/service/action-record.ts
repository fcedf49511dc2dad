import type { QueryKey } from '@tanstack/react-query';
import type { CallOptions } from '@/api/client';
import type { Hash } from '@/api/contract';
import type { Engine } from '../engine';
import type { OpenRequest } from './open-request';

export type OnRecord = 'this' | 'another' | 'nothing';

type ReservationCall = Readonly<{
  asking: boolean;
  declaredUnsent?: true;
  requestId: string | undefined;
  askedAt?: string;
}>;

export type WithOpenRequest = Readonly<{ asked?: OpenRequest }>;

export type ActionRecord<Action extends WithOpenRequest> = Readonly<{
  read: (engine: Engine, id: string) => Promise<Action | null>;
  hashOf: (engine: Engine, id: string) => Promise<Hash | null>;
  onRecord: (engine: Engine, hash: string, id: string) => Promise<OnRecord>;
  isVisible: (engine: Engine, id: string) => Promise<boolean>;
  report: (engine: Engine, id: string, hash: Hash, requestId?: string) => Promise<unknown>;
  /**
   * Makes the reservation (true, before and during the wallet request) or ends it (false, after a refusal). The service
   * answers 409 if another login has a reservation or an unanswered request, or if the action cannot be paid. It
   * answers 400 if it does not support reservations.
   */
  setReservation: (engine: Engine, id: string, call: ReservationCall, options?: CallOptions) => Promise<Action>;
  stale: (id: string) => readonly QueryKey[];
}>;

export type AtService = Readonly<{
  hashOf: () => Promise<Hash | null>;
  onRecord: (hash: string) => Promise<OnRecord>;
  /** Whether this login sees the action. If not, another investor is logged in. */
  isVisible: () => Promise<boolean>;
  stale: () => readonly QueryKey[];
  /** Makes any call, because each answer contains the service's time. */
  answers: () => Promise<unknown>;
}>;
