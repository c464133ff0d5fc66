import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { glyphRuns, type Weight } from './pdf-text.ts';

/** What stands in the picture of a shared decision, each on a line of its own. */
export type SharePicture = {
  readonly brand: string;
  readonly kind: string;
  readonly plan: string;
  readonly price: string;
  readonly cover: string;
  readonly note: string;
};

const size = { width: 1200, height: 630 } as const;
const margin = 80;
const canopy = '#0a3f4a';
const cream = '#fbf5e6';
const quiet = '#c9dad6';
const saffron = '#f4a535';

type Look = { readonly y: number; readonly size: number; readonly weight: Weight; readonly color: string };

const renderer = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let started: Promise<void> | undefined;

/** 1200 by 630, as messengers show it beside a link; a PNG file. */
export async function sharePicture(picture: SharePicture): Promise<Uint8Array> {
  started ??= initWasm(readFileSync(renderer));
  await started;
  const drawing = new Resvg(svgOf(picture));
  const image = drawing.render();
  try {
    return image.asPng();
  } finally {
    // The renderer's memory is no part of the heap: nothing else gives back 3 MB a picture in time.
    image.free();
    drawing.free();
  }
}

function svgOf({ brand, kind, plan, price, cover, note }: SharePicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${canopy}"/>
<rect y="${size.height - 20}" width="100%" height="20" fill="${saffron}"/>
${line(brand, { y: 120, size: 46, weight: 'strong', color: saffron })}
${line(kind, { y: 200, size: 34, weight: 'text', color: quiet })}
${line(plan, { y: 310, size: 84, weight: 'strong', color: cream })}
${line(price, { y: 410, size: 60, weight: 'strong', color: cream })}
${line(cover, { y: 480, size: 42, weight: 'text', color: cream })}
${line(note, { y: 560, size: 32, weight: 'text', color: quiet })}
</svg>`;
}

/** Written from the margin on, smaller where it is too long for one line. Letters are paths: both scripts are shaped as in papers. */
function line(text: string, look: Look): string {
  const letters: string[] = [];
  let x = 0; // in em, as all inside of the line
  for (const { unitsPerEm, glyphs, positions } of glyphRuns(text, look.weight)) {
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const place = `translate(${x + xOffset / unitsPerEm} ${yOffset / unitsPerEm}) scale(${1 / unitsPerEm})`;
      letters.push(`<path d="${glyph.path.toSVG()}" transform="${place}"/>`);
      x += xAdvance / unitsPerEm;
    }
  }
  const em = Math.min(look.size, (size.width - 2 * margin) / x);
  return `<g fill="${look.color}" transform="translate(${margin} ${look.y}) scale(${em} ${-em})">${letters.join('')}</g>`;
}
