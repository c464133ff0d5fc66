import type { WirePlan } from '#contract/plan/shapes.ts';

type RoomTerms = Pick<WirePlan['facts'], 'room_tier' | 'room_cut'>;

/** A dearer room than the single one that is paid cuts more than its rent. None is dearer than those of tier a. */
export const isCutAbove = ({ room_tier, room_cut }: RoomTerms): boolean =>
  room_tier !== 'a' && room_cut === 'fees';
