import * as z from 'zod/mini';

// zod probes `new Function` otherwise, which the content security policy reports.
z.config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the token service: everything that the client, the sandbox and the documents need to know of it. */
export type Call<Request = unknown, Data = unknown> = {
  /** Path under api/v1, as written, final slash included. `{id}` is filled from the request. */
  path: string;
  method: Method;
  access: 'public' | 'user';
  /** Request and answer travel as one encrypted `payload`. */
  encrypted: boolean;
  /** The answer is a file and has no envelope; a refusal has one. */
  isFile: boolean;
  request: z.ZodMiniType<Request>;
  data: z.ZodMiniType<Data>;
};

export type RequestOf<C> = C extends Call<infer Request, unknown> ? Request : never;
export type DataOf<C> = C extends Call<infer _Request, infer Data> ? Data : never;

type Options = { access?: Call['access']; encrypted?: boolean };

export const defineCall = <Request, Data>(
  method: Method,
  path: string,
  request: z.ZodMiniType<Request>,
  data: z.ZodMiniType<Data>,
  { access = 'user', encrypted = false }: Options = {},
): Call<Request, Data> => ({ path, method, access, encrypted, isFile: false, request, data });

/** Files are plain: nothing of them is encrypted, in either direction. */
export const defineFileCall = <Request>(path: string, request: z.ZodMiniType<Request>): Call<Request> => ({
  path,
  method: 'GET',
  access: 'user',
  encrypted: false,
  isFile: true,
  request,
  data: z.unknown(),
});
