import type { Who } from './waiting-room.ts';

/**
 * One visit may hold this share of the places, one network that: what nobody else wants stays free for whoever comes next, as
 * work that takes long holds its place for long.
 */
const mostOfVisit = 1 / 2;
const mostOfNetwork = 3 / 4;

/** Whether one more of them may begin beside what is under way. */
export function hasSharedPlace(underWay: Iterable<Who>, atOnce: number, who: Who): boolean {
  const running = [...underWay];
  const ofVisit = running.filter(({ visit }) => visit === who.visit).length;
  const ofNetwork = running.filter(({ network }) => network === who.network).length;
  return (
    running.length < atOnce &&
    ofVisit < Math.ceil(atOnce * mostOfVisit) &&
    ofNetwork < Math.ceil(atOnce * mostOfNetwork)
  );
}
