import { ImageResponse } from 'next/og';

/** Uses Next's renderer, which would need a font for text. Drawings therefore contain no text. */
export async function pngOf(svg: string, width: number, height = width): Promise<Buffer> {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  // The element becomes a picture, not part of a page.
  // eslint-disable-next-line @next/next/no-img-element
  const picture = new ImageResponse(<img alt="" src={source} width={width} height={height} />, { width, height });
  return Buffer.from(await picture.arrayBuffer());
}
