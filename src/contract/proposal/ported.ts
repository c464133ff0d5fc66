import * as v from 'valibot';
import { sectionsShape } from '../product/paper-shape.ts';

/** A policy that is moved here from another insurer, and what it brings along, ready to be read. */
export const portedShape = v.object({
  insurer: v.string(),
  /** Its last day. */
  until: v.string(),
  /** First day of the new cover, if it is paid for today, or as it was fixed. */
  from: v.string(),
  /** Last day of the new cover. */
  to: v.string(),
  credit: sectionsShape,
});

export type WirePorted = v.InferOutput<typeof portedShape>;
