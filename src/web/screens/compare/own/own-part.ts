import { later } from '#web/frame/later.tsx';

/** The hospitals that a family named. Nothing of it is drawn by the server, which knows of none: so it wakes at once. */
export const ownPart = later('compare/own', ['sharing'], () => import('./own.tsx'));
