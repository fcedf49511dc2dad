import { ImageResponse } from 'next/og';

/** A drawing as PNG, by the renderer that Next brings. Words would need a font of their own: drawings have none. */
export async function pngOf(svg: string, width: number, height = width): Promise<Buffer> {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  // Made into a picture, never into a page.
  // eslint-disable-next-line @next/next/no-img-element
  const picture = new ImageResponse(<img alt="" src={source} width={width} height={height} />, { width, height });
  return Buffer.from(await picture.arrayBuffer());
}
