import { outlinesOf, type PathStep } from './outlines.ts';
import { glyphRuns, type Weight } from './pdf-text.ts';
import { type Color, fill, newRaster, pngOf, type Raster } from './raster.ts';

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
const canopy: Color = [10, 63, 74];
const cream: Color = [251, 245, 230];
const quiet: Color = [201, 218, 214];
const saffron: Color = [244, 165, 53];

type Look = { readonly y: number; readonly size: number; readonly weight: Weight; readonly color: Color };

/** 1200 by 630, as messengers show it beside a link. */
export async function sharePicture({ brand, kind, plan, price, cover, note }: SharePicture): Promise<Buffer> {
  const raster = newRaster(size.width, size.height, canopy);
  fill(
    raster,
    [[0, size.height - 20, size.width, size.height - 20, size.width, size.height, 0, size.height]],
    saffron,
  );
  line(raster, brand, { y: 120, size: 46, weight: 'strong', color: saffron });
  line(raster, kind, { y: 200, size: 34, weight: 'text', color: quiet });
  line(raster, plan, { y: 310, size: 84, weight: 'strong', color: cream });
  line(raster, price, { y: 410, size: 60, weight: 'strong', color: cream });
  line(raster, cover, { y: 480, size: 42, weight: 'text', color: cream });
  line(raster, note, { y: 560, size: 32, weight: 'text', color: quiet });
  return pngOf(raster);
}

/** Written from the margin on, smaller where it is too long for one line. */
function line(raster: Raster, text: string, look: Look): void {
  const room = raster.width - 2 * margin;
  const wide = widthOf(text, look.weight) * look.size;
  const em = wide > room ? (look.size * room) / wide : look.size;
  let x = margin;
  for (const { unitsPerEm, glyphs, positions } of glyphRuns(text, look.weight)) {
    const scale = em / unitsPerEm;
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const steps: readonly PathStep[] = glyph.path.commands;
      const put = { x: x + xOffset * scale, y: look.y - yOffset * scale, scaleX: scale, scaleY: -scale };
      fill(raster, outlinesOf(steps, put), look.color);
      x += xAdvance * scale;
    }
  }
}

/** In em. */
function widthOf(text: string, weight: Weight): number {
  return glyphRuns(text, weight).reduce(
    (sum, { unitsPerEm, positions }) =>
      sum + positions.reduce((wide, { xAdvance }) => wide + xAdvance, 0) / unitsPerEm,
    0,
  );
}
