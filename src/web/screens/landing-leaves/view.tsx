import { leavingPart } from './leaving-part.ts';

export const Screen = leavingPart.Slot;
