/** Reads a body as text. If `onPart` throws, reading ends. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
  onPart: (bytes: number) => void,
): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  // After a garbage collection, `fetch` with `redirect: 'error'` no longer ends a body when its signal is aborted.
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return text + decoder.decode();
      onPart(value.byteLength);
      text += decoder.decode(value, { stream: true });
    }
  } catch (reason) {
    stop();
    throw reason;
  }
}
