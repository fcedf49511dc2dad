import { yieldToMain } from '@/utils/yield-to-main';

/**
 * Only this code imports the chunk, because a second `import` would create a second file. The modules are evaluated one
 * at a time: all at once would block a phone's main thread for a fifth of a second.
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
