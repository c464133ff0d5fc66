import { prove } from '../proof.ts';
import { trickledBodies } from './trickled-bodies.ts';

prove(trickledBodies);
