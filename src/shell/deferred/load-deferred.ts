import { yieldToMain } from '@/utils/yield-to-main';

/**
 * The chunk is imported only here, because a second `import` would create a second file. Its modules are evaluated one
 * at a time, because evaluating all at once would block a phone's main thread for a fifth of a second.
 */
export async function loadDeferred() {
  await import(/* webpackChunkName: "deferred", webpackExports: ["sessionRefused"] */ '@/api/transport');
  await yieldToMain();
  await import(/* webpackChunkName: "deferred", webpackExports: ["decimal"] */ '@/api/contract/shared/scalars');
  await yieldToMain();
  await import(/* webpackChunkName: "deferred", webpackExports: ["fnxPriceQuery"] */ '@/api/endpoints/wallet/price');
  await yieldToMain();
  return import(/* webpackChunkName: "deferred" */ './deferred');
}
