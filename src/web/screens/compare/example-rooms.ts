import type { RoomChoice } from '#domain/claim/stay.ts';

/** The room that a stay is told for where nothing else is said, and a dear one. */
export const usualRoom: RoomChoice = 'single-ac';
export const dearRoom: RoomChoice = 'deluxe';
export const exampleRooms: readonly RoomChoice[] = [usualRoom, dearRoom];

/** Ages at which a later premium is told. */
export const laterAges: readonly number[] = [50, 60, 70];
