import { fontsFor } from './fonts-for';
import { rulesFor, variablesOf } from './rules-for';

const SIZE = { width: 1072, height: 924 };
const SHARPNESS = 2.8;
const MIN_SHADES = 8;

const STILL_LIFE = `
  #picture, #picture * { animation: none !important; content-visibility: visible !important; box-sizing: border-box; }
  #picture h1, #picture h2, #picture h3, #picture h4, #picture p, #picture dl, #picture dd { margin: 0; }
  #picture { display: grid; justify-items: center; align-content: center; gap: 18px; padding: 36px; inline-size: ${SIZE.width}px;
    block-size: ${SIZE.height}px; font-size: 16px; line-height: 1.55; background: var(--picture-ground); }
  #picture > article { inline-size: 1000px; }
  #picture > dl { display: grid; grid-template-columns: max-content 1fr; column-gap: 20px; inline-size: 1000px; max-inline-size: none;
    font-size: 13px; font-variant-ligatures: none; color: var(--picture-ink); }
  #picture > dl > dt { color: var(--picture-soft); }
`;

export async function certificatePicture(place: HTMLElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawingOf(place))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(SIZE.width * SHARPNESS);
  canvas.height = Math.round(SIZE.height * SHARPNESS);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('This browser gives no canvas');
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  assertDrawn(brush);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The canvas gives no PNG');
  return picture;
}

/** Returns a self-contained SVG with the certificate's HTML and the style rules and fonts that it needs. */
async function drawingOf(place: HTMLElement): Promise<string> {
  const sheet = place.querySelector('article');
  if (!sheet) throw new Error('There is no certificate to draw');
  const rules = rulesFor(place);
  const frame = document.createElement('div');
  frame.id = 'picture';
  frame.dir = 'ltr';
  frame.style.cssText = `${variablesOf(rules, sheet)};${inherited(sheet)}`;
  frame.append(...[...place.querySelectorAll(':scope > article, :scope > dl')].map((part) => part.cloneNode(true)));
  const style = document.createElement('style');
  style.textContent = [await fontsFor(rules + frame.style.cssText), rules, STILL_LIFE].join('\n');
  const { width, height } = SIZE;
  const write = (node: Node) => new XMLSerializer().serializeToString(node);
  return [
    // The canvas scales the drawing, because WebKit misplaces positioned elements in a scaled SVG.
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-size="16">`,
    `<foreignObject width="${width}" height="${height}">${write(style)}${write(frame)}</foreignObject></svg>`,
  ].join('');
}

function inherited(sheet: HTMLElement): string {
  const style = getComputedStyle(sheet);
  return [
    `font-family:${style.fontFamily}`,
    `--picture-ground:${getComputedStyle(document.body).backgroundColor}`,
    `--picture-ink:${style.getPropertyValue('--sheet-ink')}`,
    `--picture-soft:${style.getPropertyValue('--sheet-soft')}`,
  ].join(';');
}

/** Throws if the picture is empty. A browser that cannot draw such an SVG reports no error. */
function assertDrawn(brush: CanvasRenderingContext2D): void {
  const { width, height } = brush.canvas;
  const middle = brush.getImageData(0, Math.round(height / 2), width, 1).data;
  const shades = new Set(new Uint32Array(middle.buffer));
  if (shades.size < MIN_SHADES) throw new Error('The drawing came out empty');
}
