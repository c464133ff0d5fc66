import { setImmediate } from 'node:timers/promises';

/** One turn of the event loop, in which what came meanwhile is read and answered. */
export const restOneTurn = (): Promise<void> => setImmediate();
