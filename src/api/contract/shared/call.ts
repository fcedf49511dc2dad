import * as z from 'zod/mini';

// Without this setting, zod tries `new Function`, which the content security policy reports.
z.config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Call<Request = unknown, Data = unknown> = {
  path: string;
  method: Method;
  access: 'public' | 'user';
  encrypted: boolean;
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

export const defineFileCall = <Request>(path: string, request: z.ZodMiniType<Request>): Call<Request> => ({
  path,
  method: 'GET',
  access: 'user',
  encrypted: false,
  isFile: true,
  request,
  data: z.unknown(),
});
